-- A coupon looks for its alerts from when members can take it: as soon as it is on with some left, or when it begins. Of one that was
-- moved, switched off or used up by then the job finds nothing; what puts it right queues it again, and nobody is told twice of one.
CREATE FUNCTION alert_coupon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "alert_subjects" ("topic", "subject", "due_at", "created_at")
    VALUES ('coupons', NEW."id", greatest(now(), NEW."start_at"), greatest(now(), NEW."start_at"));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER alert_insert AFTER INSERT ON "coupons" FOR EACH ROW
  WHEN (NEW."is_active" AND NEW."total_quantity" > NEW."issued_quantity" AND NEW."end_at" > now()) EXECUTE FUNCTION alert_coupon();
--> statement-breakpoint
CREATE TRIGGER alert_update AFTER UPDATE OF "is_active", "total_quantity", "start_at", "end_at" ON "coupons" FOR EACH ROW
  WHEN (NEW."is_active" AND NEW."total_quantity" > NEW."issued_quantity" AND NEW."end_at" > now()
    AND (NOT OLD."is_active" OR OLD."total_quantity" <= OLD."issued_quantity" OR OLD."end_at" <= now() OR OLD."start_at" <> NEW."start_at"))
  EXECUTE FUNCTION alert_coupon();
