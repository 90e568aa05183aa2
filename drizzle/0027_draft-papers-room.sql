ALTER TABLE "internship_draft_papers" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "internship_drafts" ADD COLUMN "papers_warned_at" timestamp with time zone;