-- outside a transaction
-- An address belongs to who verifies it: until then others may have entered the same one.
DROP INDEX CONCURRENTLY IF EXISTS "users_verified_email";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_verified_email" ON "users" USING btree ("email") WHERE "users"."verified_at" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_email";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_email" ON "users" USING btree ("email");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_delete_at";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_delete_at" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT IF EXISTS "users_email_unique";
