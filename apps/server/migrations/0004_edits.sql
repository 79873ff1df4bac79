ALTER TABLE "images" ADD COLUMN "base_key" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "edits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "edit_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "images_base_key_index" ON "images" USING btree ("base_key");