CREATE TABLE "dues_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dues_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_number" integer NOT NULL,
	"import_id" integer NOT NULL,
	"changed" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"rejected" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_rows" (
	"member_number" integer PRIMARY KEY NOT NULL,
	"said" jsonb NOT NULL,
	"import_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dues_changes" ADD CONSTRAINT "dues_changes_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dues_changes" ADD CONSTRAINT "dues_changes_import_id_register_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."register_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_rows" ADD CONSTRAINT "register_rows_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_rows" ADD CONSTRAINT "register_rows_import_id_register_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."register_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dues_changes_member" ON "dues_changes" USING btree ("member_number","created_at");