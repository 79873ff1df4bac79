ALTER TABLE "images" ADD COLUMN "source_stripped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "images_unstripped" ON "images" USING btree ("id") WHERE not source_stripped;