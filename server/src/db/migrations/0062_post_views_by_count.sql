-- A list by views walks the index of counts, so every post has a row there.
CREATE FUNCTION add_post_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_views (post_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_post_views AFTER INSERT ON "posts" FOR EACH ROW EXECUTE FUNCTION add_post_views();
--> statement-breakpoint
INSERT INTO post_views (post_id) SELECT id FROM posts ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX "post_views_order" ON "post_views" USING btree ("count","post_id");
