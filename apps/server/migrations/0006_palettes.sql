CREATE TABLE "palettes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"paints" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"share_seed" text,
	"share_hash" text,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "palettes_shareHash_unique" UNIQUE("share_hash")
);
--> statement-breakpoint
ALTER TABLE "palettes" ADD CONSTRAINT "palettes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "palettes_of_owner" ON "palettes" USING btree ("owner_id","created","id");