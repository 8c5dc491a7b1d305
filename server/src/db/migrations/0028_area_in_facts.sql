-- outside a transaction
-- Of an interrupted migration an invalid index is left behind.
DROP INDEX CONCURRENTLY IF EXISTS "realties_facts";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "realties_facts" ON "realties" USING btree ("region_id","bedroom","price","area","city_id","tx_type","re_type","status","id") WHERE visible;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_by_facts";
