CREATE TABLE "internship_draft_papers" (
	"document_key" text PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "internship_draft_papers" ADD CONSTRAINT "internship_draft_papers_draft_id_internship_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."internship_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "internship_draft_papers_draft" ON "internship_draft_papers" USING btree ("draft_id");