CREATE INDEX "register_file_rows_stale" ON "register_file_rows" USING btree ("file_id","member_number") WHERE "register_file_rows"."state" = 'stale';--> statement-breakpoint
CREATE INDEX "register_file_rows_conflicts" ON "register_file_rows" USING btree ("file_id","member_number") WHERE "register_file_rows"."conflicts" <> '[]';--> statement-breakpoint
CREATE INDEX "register_file_rows_kept" ON "register_file_rows" USING btree ("file_id","member_number") WHERE "register_file_rows"."kept" is not null;--> statement-breakpoint
ALTER INDEX "members_search" SET (gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "members_listed_words" SET (gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "members_unlisted_words" SET (gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "members_listed_specialties" SET (gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "members_specialties" SET (gin_pending_list_limit=256);
