CREATE TABLE "register_column_names" (
	"heading" text PRIMARY KEY NOT NULL,
	"column_name" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "register_column_names" ADD CONSTRAINT "register_column_names_staff_id_staff_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;