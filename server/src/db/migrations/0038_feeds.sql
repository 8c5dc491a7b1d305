CREATE TABLE "border_waits" (
	"crossing" text NOT NULL,
	"direction" text NOT NULL,
	"lane" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "border_waits_crossing_direction_lane_source_at_pk" PRIMARY KEY("crossing","direction","lane","source","at")
);
--> statement-breakpoint
CREATE TABLE "feed_snapshots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_snapshots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed" text NOT NULL,
	"origin" text NOT NULL,
	"rows" jsonb NOT NULL,
	"count" integer NOT NULL,
	"fields" text[] NOT NULL,
	"changed_fields" text DEFAULT '' NOT NULL,
	"fields_changed_at" timestamp (3) with time zone,
	"warnings" text[] NOT NULL,
	"source" text NOT NULL,
	"attribution" text NOT NULL,
	"source_at" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"etag" text NOT NULL,
	"last_modified" text NOT NULL,
	CONSTRAINT "feed_snapshots_feed_unique" UNIQUE("feed")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"name" text PRIMARY KEY NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"refused" text
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_feed_snapshots() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['feed_snapshots:' || "id", 'feed_snapshots@feed:' || "feed"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['feed_snapshots:' || "id", 'feed_snapshots@feed:' || "feed"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "feed", "origin", "rows", "count", "fields", "changed_fields", "fields_changed_at", "warnings", "source", "attribution", "source_at", "fetched_at", "etag", "last_modified" FROM new_rows EXCEPT SELECT "id", "feed", "origin", "rows", "count", "fields", "changed_fields", "fields_changed_at", "warnings", "source", "attribution", "source_at", "fetched_at", "etag", "last_modified" FROM old_rows)
      UNION ALL
      (SELECT "id", "feed", "origin", "rows", "count", "fields", "changed_fields", "fields_changed_at", "warnings", "source", "attribution", "source_at", "fetched_at", "etag", "last_modified" FROM old_rows EXCEPT SELECT "id", "feed", "origin", "rows", "count", "fields", "changed_fields", "fields_changed_at", "warnings", "source", "attribution", "source_at", "fetched_at", "etag", "last_modified" FROM new_rows)
    ) AS rows, unnest(ARRAY['feed_snapshots:' || "id", 'feed_snapshots@feed:' || "feed"]) AS named(tag);
  END IF;
  PERFORM announce('feed_snapshots', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "feed_snapshots" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_feed_snapshots();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "feed_snapshots" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_feed_snapshots();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "feed_snapshots" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_feed_snapshots();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "feed_snapshots" FOR EACH STATEMENT EXECUTE FUNCTION announce_feed_snapshots();
