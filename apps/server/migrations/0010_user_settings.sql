CREATE TABLE "user_settings" (
	"user_id" text NOT NULL,
	"attribute" text NOT NULL,
	"value" boolean NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_settings_user_id_attribute_pk" PRIMARY KEY("user_id","attribute")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_untold" ON "images" USING btree ("owner_id") WHERE untold;