-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS "posts_of_members";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_of_members" ON "posts" USING btree ("user_id","id") WHERE "posts"."by_member";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_waiting";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_waiting" ON "posts" USING btree ("id") WHERE "posts"."status" = 2;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "reports_post_waiting";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "reports_post_waiting" ON "reports" USING btree ("post_id") WHERE "reports"."user_id" is null;
