-- outside a transaction
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_settled_by_users_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "realties_inquired";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "realties_inquired" ON "realties" USING btree ("inquired_at") WHERE "realties"."inquired_at" is not null and not "realties"."unconfirmed";
