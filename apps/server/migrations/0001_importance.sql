ALTER TABLE "images" ADD COLUMN "importance_key" text;--> statement-breakpoint
CREATE INDEX "images_importance_key_index" ON "images" USING btree ("importance_key");