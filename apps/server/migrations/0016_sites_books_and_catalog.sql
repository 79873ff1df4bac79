CREATE TABLE "book_files" (
	"id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"profile" jsonb NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"fraction" double precision,
	"content_hash" text NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"book_id" text NOT NULL,
	"image_id" text,
	"position" bigint NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"removed" timestamp with time zone,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "book_pages_order" UNIQUE("book_id","position")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"site" text,
	"title" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalog_hearts" (
	"image_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_hearts_image_id_user_id_pk" PRIMARY KEY("image_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "catalog_pictures" (
	"image_id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_key_uses" (
	"key_id" text NOT NULL,
	"day" date NOT NULL,
	"pictures" integer NOT NULL,
	"last" timestamp with time zone NOT NULL,
	CONSTRAINT "site_key_uses_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
CREATE TABLE "site_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"origins" jsonb NOT NULL,
	"pictures_per_day" integer NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "site_visitors" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"origin" text NOT NULL,
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"account" boolean NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"day" date,
	"pictures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_visitors_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "book_files" ADD CONSTRAINT "book_files_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_pages" ADD CONSTRAINT "book_pages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_hearts" ADD CONSTRAINT "catalog_hearts_image_id_catalog_pictures_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."catalog_pictures"("image_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_hearts" ADD CONSTRAINT "catalog_hearts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_pictures" ADD CONSTRAINT "catalog_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_key_uses" ADD CONSTRAINT "site_key_uses_key_id_site_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."site_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_keys" ADD CONSTRAINT "site_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD CONSTRAINT "site_visitors_key_id_site_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."site_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD CONSTRAINT "site_visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_files_book_id_created_index" ON "book_files" USING btree ("book_id","created");--> statement-breakpoint
CREATE INDEX "book_files_created_index" ON "book_files" USING btree ("created");--> statement-breakpoint
CREATE INDEX "book_pages_image_id_index" ON "book_pages" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "book_pages_removed" ON "book_pages" USING btree ("removed") WHERE removed is not null;--> statement-breakpoint
CREATE INDEX "books_of_owner" ON "books" USING btree ("owner_id","updated","id") WHERE deleted is null;--> statement-breakpoint
CREATE INDEX "books_deleted" ON "books" USING btree ("deleted") WHERE deleted is not null;--> statement-breakpoint
CREATE INDEX "catalog_hearts_user_id_index" ON "catalog_hearts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "catalog_pictures_slug_index" ON "catalog_pictures" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_pictures_shown" ON "catalog_pictures" USING btree ("slug") WHERE shown;--> statement-breakpoint
CREATE INDEX "site_keys_user_id_index" ON "site_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "site_visitors_key_id_index" ON "site_visitors" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "site_visitors_user_id_index" ON "site_visitors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "site_visitors_ends_index" ON "site_visitors" USING btree ("ends");