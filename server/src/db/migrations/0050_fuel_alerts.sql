-- A price looks for its alerts as it is stored or changed: it may be believed by itself, or make another's believed. Its subject is one
-- of each station, grade and day, by the clocks of British Columbia, which do not change any more: nobody is told twice of one.
CREATE FUNCTION alert_fuel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_subjects" ("topic", "subject")
    VALUES ('fuel', NEW."station_id" || ' ' || NEW."grade" || ' ' || to_char(NEW."seen_at" AT TIME ZONE 'UTC' - interval '7 hours', 'YYYY-MM-DD'));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER alert_insert AFTER INSERT ON "fuel_prices" FOR EACH ROW EXECUTE FUNCTION alert_fuel();
--> statement-breakpoint
CREATE TRIGGER alert_update AFTER UPDATE OF "seen_at" ON "fuel_prices" FOR EACH ROW EXECUTE FUNCTION alert_fuel();
