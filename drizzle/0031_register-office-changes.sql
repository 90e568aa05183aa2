CREATE TABLE "scheduled_statuses" (
	"member_number" integer PRIMARY KEY NOT NULL,
	"work_status" integer NOT NULL,
	"from_day" date NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "status_changes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD CONSTRAINT "scheduled_statuses_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD CONSTRAINT "scheduled_statuses_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;