CREATE SEQUENCE "public"."certificate_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "doctor_recoveries" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"member_number" integer NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"serial" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"member_number" integer NOT NULL,
	"month" text NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"issued_on" date NOT NULL,
	"valid_until" date NOT NULL,
	"pdf_key" text,
	"pdf_bytes" integer,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" uuid,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "name_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "name_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_number" integer NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"reason" text,
	"document_key" text NOT NULL,
	"document_name" text NOT NULL,
	"document_type" text NOT NULL,
	"document_bytes" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "contacts_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "doctor_recoveries" ADD CONSTRAINT "doctor_recoveries_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_cancelled_by_staff_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_changes" ADD CONSTRAINT "name_changes_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_changes" ADD CONSTRAINT "name_changes_decided_by_staff_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_recoveries_member" ON "doctor_recoveries" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "certificates_member" ON "certificates" USING btree ("member_number","created_at");--> statement-breakpoint
CREATE INDEX "certificates_created" ON "certificates" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_a_month" ON "certificates" USING btree ("member_number","month","facts_hash") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "name_changes_state" ON "name_changes" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "name_changes_one_waiting" ON "name_changes" USING btree ("member_number") WHERE state = 'waiting';