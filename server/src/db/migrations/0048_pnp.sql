CREATE TABLE "pnp_draws" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pnp_draws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program" text NOT NULL,
	"date" text NOT NULL,
	"draw_type" text DEFAULT '' NOT NULL,
	"stream" text NOT NULL,
	"min_score" integer,
	"min_wage" numeric(8, 2),
	"invitations" integer,
	"invitations_text" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pnp_pools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pnp_pools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"program" text NOT NULL,
	"date" text NOT NULL,
	"bands" text NOT NULL,
	"url" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pnp_draws_same" ON "pnp_draws" USING btree ("program","date","draw_type","stream");--> statement-breakpoint
CREATE INDEX "pnp_draws_by_date" ON "pnp_draws" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "pnp_draws_by_created_at" ON "pnp_draws" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pnp_draws_by_updated_at" ON "pnp_draws" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pnp_pools_same" ON "pnp_pools" USING btree ("program","date");--> statement-breakpoint
CREATE INDEX "pnp_pools_by_date" ON "pnp_pools" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "pnp_pools_by_created_at" ON "pnp_pools" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pnp_pools_by_updated_at" ON "pnp_pools" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_pnp_draws() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['pnp_draws:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['pnp_draws:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "program", "date", "draw_type", "stream", "min_score", "min_wage", "invitations", "invitations_text", "note", "url", "source", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "program", "date", "draw_type", "stream", "min_score", "min_wage", "invitations", "invitations_text", "note", "url", "source", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "program", "date", "draw_type", "stream", "min_score", "min_wage", "invitations", "invitations_text", "note", "url", "source", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "program", "date", "draw_type", "stream", "min_score", "min_wage", "invitations", "invitations_text", "note", "url", "source", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['pnp_draws:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('pnp_draws', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "pnp_draws" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_draws();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "pnp_draws" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_draws();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "pnp_draws" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_draws();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "pnp_draws" FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_draws();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_pnp_pools() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['pnp_pools:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['pnp_pools:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "program", "date", "bands", "url", "source", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "program", "date", "bands", "url", "source", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "program", "date", "bands", "url", "source", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "program", "date", "bands", "url", "source", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['pnp_pools:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('pnp_pools', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "pnp_pools" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_pools();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "pnp_pools" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_pools();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "pnp_pools" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_pools();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "pnp_pools" FOR EACH STATEMENT EXECUTE FUNCTION announce_pnp_pools();
