-- outside a transaction
-- A list by views walks the index of counts, so every post has a row there.
CREATE OR REPLACE FUNCTION add_post_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_views (post_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS add_post_views ON "posts";
--> statement-breakpoint
CREATE TRIGGER add_post_views AFTER INSERT ON "posts" FOR EACH ROW EXECUTE FUNCTION add_post_views();
--> statement-breakpoint
INSERT INTO post_views (post_id) SELECT id FROM posts ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Of an interrupted migration an invalid index is left behind.
DROP INDEX CONCURRENTLY IF EXISTS "post_views_order";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "post_views_order" ON "post_views" USING btree ("count","post_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_by_words";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_by_words" ON "posts" USING gin (search_terms("title", "tags" || ' ' || "excerpt")) WITH (fastupdate=false);
--> statement-breakpoint
-- Nothing is planned by what texts have.
ALTER INDEX "posts_by_words" ALTER COLUMN 1 SET STATISTICS 0;
