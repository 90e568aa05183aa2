ALTER TABLE "register_file_refusals" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "register_file_refusals" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "register_file_refusals" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "register_file_refusals" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "register_file_refusals" ADD CONSTRAINT "register_file_refusals_decided_by_staff_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_file_refusals_waiting" ON "register_file_refusals" USING btree ("state","file_id","line") WHERE "register_file_refusals"."state" in ('open', 'parked');