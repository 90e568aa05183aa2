CREATE TABLE "internship_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internship_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"document_key" text NOT NULL,
	"document_name" text NOT NULL,
	"document_type" text NOT NULL,
	"document_bytes" integer NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "internship_documents_document_key_unique" UNIQUE("document_key"),
	CONSTRAINT "internship_documents_same" UNIQUE("application_id","digest")
);
--> statement-breakpoint
CREATE TABLE "internship_draft_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "internship_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resume_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "internship_drafts_resume_hash_unique" UNIQUE("resume_hash")
);
--> statement-breakpoint
CREATE TABLE "internship_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internship_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"text" text,
	"fields" text[],
	"outbox_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internship_applications" ADD COLUMN "language" text DEFAULT 'ar' NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_applications" ADD COLUMN "resume_hash" text;--> statement-breakpoint
ALTER TABLE "internship_applications" ADD COLUMN "sealed_code" text;--> statement-breakpoint
ALTER TABLE "internship_applications" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "internship_applications" ADD COLUMN "return_fields" text[];--> statement-breakpoint
ALTER TABLE "internship_applications" ADD COLUMN "search_key" text GENERATED ALWAYS AS (ar_norm(name_ar || ' ' || name_en || ' ' || national_number || ' ' || coalesce(document_number, '') || ' ' || mobile || ' ' || email)) STORED;--> statement-breakpoint
ALTER TABLE "internship_documents" ADD CONSTRAINT "internship_documents_application_id_internship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_draft_devices" ADD CONSTRAINT "internship_draft_devices_draft_id_internship_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."internship_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_events" ADD CONSTRAINT "internship_events_application_id_internship_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."internship_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_events" ADD CONSTRAINT "internship_events_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "internship_events" ADD CONSTRAINT "internship_events_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internship_draft_devices_draft" ON "internship_draft_devices" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "internship_drafts_expires" ON "internship_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "internship_events_application" ON "internship_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "internship_applications_document_number" ON "internship_applications" USING btree ("document_number");--> statement-breakpoint
CREATE INDEX "internship_applications_birth_date" ON "internship_applications" USING btree ("birth_date");--> statement-breakpoint
CREATE INDEX "internship_applications_search" ON "internship_applications" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "internship_applications" ADD CONSTRAINT "internship_applications_resume_hash_unique" UNIQUE("resume_hash");