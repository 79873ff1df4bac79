CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drawings" (
	"image_id" text NOT NULL,
	"which" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drawings_image_id_which_pk" PRIMARY KEY("image_id","which")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text,
	"sample" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"stage" text,
	"fraction" double precision,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source_key" text NOT NULL,
	"source_type" text NOT NULL,
	"source_size" bigint NOT NULL,
	"source_hash" text NOT NULL,
	"source_width" integer NOT NULL,
	"source_height" integer NOT NULL,
	"model_key" text,
	"summary" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"claim" bigint DEFAULT 0 NOT NULL,
	"crashes" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	"updated" timestamp with time zone DEFAULT now() NOT NULL,
	"queued" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted" timestamp with time zone,
	CONSTRAINT "images_owned_or_sample" CHECK (sample or owner_id is not null),
	CONSTRAINT "images_fraction" CHECK (fraction is null or fraction between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "readiness" (
	"process" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawings" ADD CONSTRAINT "drawings_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_is_anonymous_created_at_index" ON "users" USING btree ("is_anonymous","created_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "drawings_key_index" ON "drawings" USING btree ("key");--> statement-breakpoint
CREATE INDEX "images_of_owner" ON "images" USING btree ("owner_id","created","id") WHERE deleted is null;--> statement-breakpoint
CREATE INDEX "images_unfinished" ON "images" USING btree ("status","queued") WHERE status in ('waiting', 'processing', 'processing_colors') and deleted is null;--> statement-breakpoint
CREATE INDEX "images_samples" ON "images" USING btree ("created") WHERE sample;--> statement-breakpoint
CREATE INDEX "images_deleted" ON "images" USING btree ("deleted") WHERE deleted is not null;--> statement-breakpoint
CREATE INDEX "images_source_hash_index" ON "images" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "images_source_key_index" ON "images" USING btree ("source_key");--> statement-breakpoint
CREATE INDEX "images_model_key_index" ON "images" USING btree ("model_key");