-- outside a transaction
-- The stored paths in a text, also where a variant of the picture stands. As `storedPathsIn` (common/src/stored-paths.ts) finds them.
CREATE OR REPLACE FUNCTION picture_paths(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 RETURN (
  SELECT coalesce(array_agg(DISTINCT found[1] || '.jpg'), '{}')
  FROM regexp_matches(given, '(/images/[a-z]+/[0-9]{4}/[0-9]{2}/[0-9a-f]{32})(?:_[a-z0-9]+)?\.jpg', 'g') AS found
);
--> statement-breakpoint
-- Of an interrupted migration an invalid index is left behind.
DROP INDEX CONCURRENTLY IF EXISTS "businesses_pictures";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "businesses_pictures" ON "businesses" USING gin (picture_paths("images")) WITH (fastupdate=false);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "coupons_pictures";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coupons_pictures" ON "coupons" USING gin (picture_paths("images" || ' ' || "thumbnail")) WITH (fastupdate=false);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "events_pictures";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "events_pictures" ON "events" USING gin (picture_paths("images")) WITH (fastupdate=false);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_pictures";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_pictures" ON "posts" USING gin (picture_paths("thumbnail" || ' ' || "content_html")) WITH (fastupdate=false);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_pictures";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "realties_pictures" ON "realties" USING gin ("images") WITH (fastupdate=false) WHERE visible;
