CREATE TABLE "register_file_refusals" (
	"file_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "register_file_refusals_file_id_line_pk" PRIMARY KEY("file_id","line")
);
--> statement-breakpoint
CREATE TABLE "register_file_rows" (
	"file_id" integer NOT NULL,
	"member_number" integer NOT NULL,
	"line" integer NOT NULL,
	"particulars" jsonb NOT NULL,
	"paid" jsonb NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"changed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dues_changed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"conflicts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keeps_here" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'staged' NOT NULL,
	"last_before" jsonb,
	"dues_before" jsonb,
	"kept" jsonb,
	CONSTRAINT "register_file_rows_file_id_member_number_pk" PRIMARY KEY("file_id","member_number")
);
--> statement-breakpoint
CREATE TABLE "register_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_key" text,
	"sheet" text,
	"state" text NOT NULL,
	"problem" jsonb,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"import_id" integer,
	"staff_id" uuid NOT NULL,
	"applied_by" uuid,
	"undone_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"lease" uuid,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "register_file_refusals" ADD CONSTRAINT "register_file_refusals_file_id_register_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."register_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_file_rows" ADD CONSTRAINT "register_file_rows_file_id_register_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."register_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_files" ADD CONSTRAINT "register_files_import_id_register_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."register_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_files" ADD CONSTRAINT "register_files_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_files" ADD CONSTRAINT "register_files_applied_by_staff_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_files" ADD CONSTRAINT "register_files_undone_by_staff_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_file_rows_member" ON "register_file_rows" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "register_files_newest" ON "register_files" USING btree ("created_at");