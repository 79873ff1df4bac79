CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"about" text NOT NULL,
	"order_id" text,
	"received" timestamp with time zone DEFAULT now() NOT NULL,
	"settled" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_end" text;--> statement-breakpoint
CREATE INDEX "payment_events_received_index" ON "payment_events" USING btree ("received");