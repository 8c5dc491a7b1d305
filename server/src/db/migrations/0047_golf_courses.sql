CREATE TABLE "golf_courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "golf_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"region_id" text NOT NULL,
	"kind" text DEFAULT 'unknown' NOT NULL,
	"holes" integer,
	"location" jsonb,
	"weekday_fee" numeric(6, 2),
	"weekend_fee" numeric(6, 2),
	"twilight_fee" numeric(6, 2),
	"senior_fee" numeric(6, 2),
	"cart_fee" numeric(6, 2),
	"booking_fee" numeric(6, 2),
	"tax_percent" numeric(5, 3),
	"window_days" integer,
	"window_time" text DEFAULT '' NOT NULL,
	"dress" text DEFAULT '' NOT NULL,
	"singles" text DEFAULT '' NOT NULL,
	"cancel_rule" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "golf_courses_same" ON "golf_courses" USING btree ("region_id","title");--> statement-breakpoint
CREATE INDEX "golf_courses_by_title" ON "golf_courses" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "golf_courses_by_created_at" ON "golf_courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "golf_courses_by_updated_at" ON "golf_courses" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_golf_courses() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['golf_courses:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['golf_courses:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "region_id", "kind", "holes", "location", "weekday_fee", "weekend_fee", "twilight_fee", "senior_fee", "cart_fee", "booking_fee", "tax_percent", "window_days", "window_time", "dress", "singles", "cancel_rule", "phone", "url", "note", "source", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "region_id", "kind", "holes", "location", "weekday_fee", "weekend_fee", "twilight_fee", "senior_fee", "cart_fee", "booking_fee", "tax_percent", "window_days", "window_time", "dress", "singles", "cancel_rule", "phone", "url", "note", "source", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "region_id", "kind", "holes", "location", "weekday_fee", "weekend_fee", "twilight_fee", "senior_fee", "cart_fee", "booking_fee", "tax_percent", "window_days", "window_time", "dress", "singles", "cancel_rule", "phone", "url", "note", "source", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "region_id", "kind", "holes", "location", "weekday_fee", "weekend_fee", "twilight_fee", "senior_fee", "cart_fee", "booking_fee", "tax_percent", "window_days", "window_time", "dress", "singles", "cancel_rule", "phone", "url", "note", "source", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['golf_courses:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('golf_courses', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "golf_courses" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_courses();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "golf_courses" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_courses();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "golf_courses" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_courses();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "golf_courses" FOR EACH STATEMENT EXECUTE FUNCTION announce_golf_courses();
