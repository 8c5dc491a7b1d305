CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"region_id" text NOT NULL,
	"year" integer NOT NULL,
	"season" text NOT NULL,
	"program_group" text NOT NULL,
	"residents_time" text DEFAULT '' NOT NULL,
	"opens_time" text NOT NULL,
	"zone" text NOT NULL,
	"residents_at" timestamp (3) with time zone,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expected" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_same" ON "registrations" USING btree ("region_id","year","season","title");--> statement-breakpoint
CREATE INDEX "registrations_opens" ON "registrations" USING btree ("opens_at");--> statement-breakpoint
CREATE INDEX "registrations_by_title" ON "registrations" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "registrations_by_opens_time" ON "registrations" USING btree ("opens_time","id");--> statement-breakpoint
CREATE INDEX "registrations_by_created_at" ON "registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registrations_by_updated_at" ON "registrations" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_registrations() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['registrations:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['registrations:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "region_id", "year", "season", "program_group", "residents_time", "opens_time", "zone", "residents_at", "opens_at", "url", "source", "note", "expected", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "region_id", "year", "season", "program_group", "residents_time", "opens_time", "zone", "residents_at", "opens_at", "url", "source", "note", "expected", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "region_id", "year", "season", "program_group", "residents_time", "opens_time", "zone", "residents_at", "opens_at", "url", "source", "note", "expected", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "region_id", "year", "season", "program_group", "residents_time", "opens_time", "zone", "residents_at", "opens_at", "url", "source", "note", "expected", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['registrations:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('registrations', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "registrations" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_registrations();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "registrations" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_registrations();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "registrations" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_registrations();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "registrations" FOR EACH STATEMENT EXECUTE FUNCTION announce_registrations();
