CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"email" text,
	"by" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"claimed" text,
	"used" timestamp with time zone,
	CONSTRAINT "invitations_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kept_megabytes" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "max_unfinished" integer;--> statement-breakpoint
CREATE INDEX "invitations_claimed_index" ON "invitations" USING btree ("claimed");--> statement-breakpoint
CREATE INDEX "invitations_ends_index" ON "invitations" USING btree ("ends");