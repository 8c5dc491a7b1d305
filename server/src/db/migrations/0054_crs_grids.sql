CREATE TABLE "crs_grids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crs_grids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"valid_from" text NOT NULL,
	"url" text NOT NULL,
	"grid" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "crs_grids_same" ON "crs_grids" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "crs_grids_by_valid_from" ON "crs_grids" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "crs_grids_by_created_at" ON "crs_grids" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "crs_grids_by_updated_at" ON "crs_grids" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_crs_grids() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['crs_grids:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['crs_grids:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "valid_from", "url", "grid", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "valid_from", "url", "grid", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "valid_from", "url", "grid", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "valid_from", "url", "grid", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['crs_grids:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('crs_grids', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "crs_grids" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_crs_grids();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "crs_grids" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_crs_grids();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "crs_grids" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_crs_grids();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "crs_grids" FOR EACH STATEMENT EXECUTE FUNCTION announce_crs_grids();
