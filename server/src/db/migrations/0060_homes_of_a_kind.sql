-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "realties_kind";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "realties_kind" ON "realties" USING btree ("city_id","tx_type","re_type","bedroom","price","id") WHERE visible and status = 0;
