-- outside a transaction
-- The column age_band and the functions price_band and banded_terms stay for processes of the version before: the next
-- migration that may drop something drops them.
-- Of an interrupted migration an invalid index is left behind.
DROP INDEX CONCURRENTLY IF EXISTS "realties_by_terms";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "realties_by_terms" ON "realties" USING gin ("terms") WITH (fastupdate=false);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_terms";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_price_terms";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_price_place";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_newest";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_images";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_by_title";
