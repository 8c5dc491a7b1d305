CREATE TABLE "province_facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "province_facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"province" text NOT NULL,
	"topic" text NOT NULL,
	"amount" numeric(9, 2),
	"words" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"valid_from" text DEFAULT '' NOT NULL,
	"valid_until" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "province_facts_same" ON "province_facts" USING btree ("province","topic","valid_from");--> statement-breakpoint
CREATE INDEX "province_facts_by_valid_from" ON "province_facts" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "province_facts_by_created_at" ON "province_facts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "province_facts_by_updated_at" ON "province_facts" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_province_facts() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['province_facts:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['province_facts:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "province", "topic", "amount", "words", "note", "valid_from", "valid_until", "source", "url", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "province", "topic", "amount", "words", "note", "valid_from", "valid_until", "source", "url", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "province", "topic", "amount", "words", "note", "valid_from", "valid_until", "source", "url", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "province", "topic", "amount", "words", "note", "valid_from", "valid_until", "source", "url", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['province_facts:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('province_facts', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "province_facts" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_province_facts();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "province_facts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_province_facts();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "province_facts" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_province_facts();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "province_facts" FOR EACH STATEMENT EXECUTE FUNCTION announce_province_facts();
