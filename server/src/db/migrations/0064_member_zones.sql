ALTER TABLE "alert_preferences" ADD COLUMN "chosen_zone" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zone" text;--> statement-breakpoint
-- Without quiet hours the form showed no zone: Vancouver was only its default then.
UPDATE "alert_preferences" SET "chosen_zone" = "zone" WHERE "quiet_from" IS NOT NULL OR "zone" <> 'America/Vancouver';--> statement-breakpoint
-- Addresses of calendars are secrets, which earlier versions stored as replies for a day.
UPDATE "idempotency_keys" SET "reply" = '' WHERE "reply" LIKE '{"path":"/v1/query/calendars/%';
