ALTER TABLE "registrations" ADD COLUMN "reminders" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
-- Each reminder that is still to come looks for its alerts when it is due, and then as something new: of what was moved or deleted
-- meanwhile the job finds nothing.
CREATE FUNCTION alert_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_subjects" ("topic", "subject", "due_at", "created_at")
    SELECT 'registrations', NEW."id" || ':' || (each->>'subject'), (each->>'at')::timestamptz, (each->>'at')::timestamptz
    FROM jsonb_array_elements(NEW."reminders") AS each
    WHERE (each->>'at')::timestamptz > now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER alert_insert AFTER INSERT ON "registrations" FOR EACH ROW WHEN (NEW."reminders" <> '[]') EXECUTE FUNCTION alert_registration();
--> statement-breakpoint
CREATE TRIGGER alert_update AFTER UPDATE OF "reminders" ON "registrations" FOR EACH ROW WHEN (NEW."reminders" <> OLD."reminders") EXECUTE FUNCTION alert_registration();
