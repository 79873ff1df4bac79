CREATE TABLE "creations" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"image_id" text NOT NULL,
	"made_guest" boolean NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_created_index" ON "creations" USING btree ("created");--> statement-breakpoint
CREATE INDEX "creations_image_id_index" ON "creations" USING btree ("image_id");