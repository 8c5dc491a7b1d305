-- outside a transaction
ALTER TABLE "users" ADD COLUMN IF NOT EXISTS "reserved_name" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audits_lister";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audits_lister" ON "audits" USING btree (("before" ->> 'userId')) WHERE "audits"."feature" = 'realties';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "golf_joins_closes";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "golf_joins_closes" ON "golf_joins" USING btree ("closes_at");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_recipient";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_recipient" ON "mails" USING btree ("recipient");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_user";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_user" ON "posts" USING btree ("user_id","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_valid_from";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_valid_from" ON "posts" USING btree ("valid_from") WHERE "posts"."valid_from" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_valid_until";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_valid_until" ON "posts" USING btree ("valid_until") WHERE "posts"."valid_until" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_closes";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "posts_closes" ON "posts" USING btree (("job"->>'closesOn')) WHERE "posts"."job" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "strikes_no_show";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "strikes_no_show" ON "strikes" USING btree ("created_at") WHERE "strikes"."measure" = 'no_show';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_reserved_name";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_reserved_name" ON "users" USING btree ("id") WHERE "users"."reserved_name";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "posts_of_members";
