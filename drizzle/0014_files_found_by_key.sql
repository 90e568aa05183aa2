CREATE INDEX "events_photo" ON "events" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "name_changes_document" ON "name_changes" USING btree ("document_key");--> statement-breakpoint
CREATE INDEX "news_photo" ON "news" USING btree ("photo_key");