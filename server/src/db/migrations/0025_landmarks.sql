CREATE TABLE "landmarks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "landmarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"region_id" text NOT NULL,
	"location" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "landmarks_by_title" ON "landmarks" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "landmarks_by_region_id" ON "landmarks" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "landmarks_by_created_at" ON "landmarks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "landmarks_by_updated_at" ON "landmarks" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_landmarks() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['landmarks:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['landmarks:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "title_en", "kind", "region_id", "location", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "title_en", "kind", "region_id", "location", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "title_en", "kind", "region_id", "location", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "title_en", "kind", "region_id", "location", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['landmarks:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('landmarks', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "landmarks" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_landmarks();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "landmarks" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_landmarks();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "landmarks" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_landmarks();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "landmarks" FOR EACH STATEMENT EXECUTE FUNCTION announce_landmarks();
