CREATE TABLE "elections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "elections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"objections_until" timestamp with time zone,
	"roll_imported_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "elections_window" CHECK ("elections"."closes_at" > "elections"."opens_at")
);
--> statement-breakpoint
CREATE TABLE "polling_centres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "polling_centres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"election_id" integer NOT NULL,
	"code" integer NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "polling_centres_code" UNIQUE("election_id","code")
);
--> statement-breakpoint
CREATE TABLE "roll_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"election_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"report" jsonb NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "roll_objections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_objections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"election_id" integer NOT NULL,
	"member_number" integer NOT NULL,
	"about" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vote_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"election_id" integer NOT NULL,
	"member_number" integer NOT NULL,
	"act" text NOT NULL,
	"by" uuid NOT NULL,
	"centre_id" integer,
	"desk" text,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"transaction" bigint DEFAULT txid_current() NOT NULL,
	CONSTRAINT "vote_events_reason" CHECK ("vote_events"."act" <> 'undo' or length(trim("vote_events"."reason")) > 0)
);
--> statement-breakpoint
CREATE TABLE "voters" (
	"election_id" integer NOT NULL,
	"member_number" integer NOT NULL,
	"centre_id" integer,
	"elect_f" smallint,
	"marked_at" timestamp with time zone,
	"marked_by" uuid,
	"marked_centre_id" integer,
	"marked_desk" text,
	CONSTRAINT "voters_election_id_member_number_pk" PRIMARY KEY("election_id","member_number"),
	CONSTRAINT "voters_flag" CHECK ("voters"."elect_f" in (0, 1)),
	CONSTRAINT "voters_marked_whole" CHECK (("voters"."elect_f" is not distinct from 1) = ("voters"."marked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "internship_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "internship_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"temporary_number" text NOT NULL,
	"applied_on" date NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"nationality" integer NOT NULL,
	"sex" smallint NOT NULL,
	"birth_place" text NOT NULL,
	"birth_date" date NOT NULL,
	"residence" smallint NOT NULL,
	"city" integer NOT NULL,
	"document_kind" smallint NOT NULL,
	"document_number" text,
	"national_number" text NOT NULL,
	"degree_country" integer NOT NULL,
	"university" integer NOT NULL,
	"enrolled_on" date NOT NULL,
	"graduated_on" date NOT NULL,
	"degree_on" date NOT NULL,
	"study_years" smallint NOT NULL,
	"equivalent_on" date NOT NULL,
	"school_branch" smallint NOT NULL,
	"school_on" date NOT NULL,
	"mobile" text NOT NULL,
	"home_phone" text,
	"email" text NOT NULL,
	"home_address" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "internship_applications_temporary_number_unique" UNIQUE("temporary_number"),
	CONSTRAINT "internship_applications_sex" CHECK ("internship_applications"."sex" in (1, 2)),
	CONSTRAINT "internship_applications_residence" CHECK ("internship_applications"."residence" between 1 and 3),
	CONSTRAINT "internship_applications_document" CHECK ("internship_applications"."document_kind" between 1 and 4),
	CONSTRAINT "internship_applications_branch" CHECK ("internship_applications"."school_branch" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "dr_qasam" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dr_qasam_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"association_number" integer NOT NULL,
	"doctor_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dr_qasam_association_number_unique" UNIQUE("association_number")
);
--> statement-breakpoint
ALTER TABLE "computer_users" ADD COLUMN "full_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "computer_users" ADD COLUMN "centre_id" integer;--> statement-breakpoint
ALTER TABLE "computer_users" ADD COLUMN "desk" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "centre_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "desk" text;--> statement-breakpoint
ALTER TABLE "elections" ADD CONSTRAINT "elections_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polling_centres" ADD CONSTRAINT "polling_centres_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_imports" ADD CONSTRAINT "roll_imports_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_imports" ADD CONSTRAINT "roll_imports_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_objections" ADD CONSTRAINT "roll_objections_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_objections" ADD CONSTRAINT "roll_objections_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_objections" ADD CONSTRAINT "roll_objections_decided_by_staff_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_events" ADD CONSTRAINT "vote_events_by_computer_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."computer_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_events" ADD CONSTRAINT "vote_events_centre_id_polling_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."polling_centres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_events" ADD CONSTRAINT "vote_events_voter_fk" FOREIGN KEY ("election_id","member_number") REFERENCES "public"."voters"("election_id","member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_centre_id_polling_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."polling_centres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_marked_by_computer_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."computer_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voters" ADD CONSTRAINT "voters_marked_centre_id_polling_centres_id_fk" FOREIGN KEY ("marked_centre_id") REFERENCES "public"."polling_centres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dr_qasam" ADD CONSTRAINT "dr_qasam_association_number_members_member_number_fk" FOREIGN KEY ("association_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "elections_opens" ON "elections" USING btree ("opens_at");--> statement-breakpoint
CREATE INDEX "roll_imports_election" ON "roll_imports" USING btree ("election_id","created_at");--> statement-breakpoint
CREATE INDEX "roll_objections_state" ON "roll_objections" USING btree ("election_id","state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roll_objections_one_waiting" ON "roll_objections" USING btree ("election_id","member_number") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "vote_events_voter" ON "vote_events" USING btree ("election_id","member_number","at");--> statement-breakpoint
CREATE INDEX "voters_member" ON "voters" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "voters_marked" ON "voters" USING btree ("election_id","marked_centre_id") WHERE elect_f = 1;--> statement-breakpoint
CREATE INDEX "internship_applications_state" ON "internship_applications" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "internship_applications_national_number" ON "internship_applications" USING btree ("national_number");--> statement-breakpoint
CREATE INDEX "dr_qasam_created" ON "dr_qasam" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "computer_users" ADD CONSTRAINT "computer_users_centre_id_polling_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."polling_centres"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_centre_id_polling_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."polling_centres"("id") ON DELETE set null ON UPDATE no action;