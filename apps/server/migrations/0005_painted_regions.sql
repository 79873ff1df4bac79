CREATE TABLE "painted_regions" (
	"image_id" text PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"saved" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "painted_regions" ADD CONSTRAINT "painted_regions_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;