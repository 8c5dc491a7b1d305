-- outside a transaction
-- Of an interrupted migration an invalid index is left behind.
DROP INDEX CONCURRENTLY IF EXISTS "realties_counted";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "realties_counted" ON "realties" USING btree ("region_id","bedroom","price","city_id","tx_type","re_type","status") WHERE visible;
