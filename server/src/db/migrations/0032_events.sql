CREATE TABLE "event_joins" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_joins_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"region_id" text NOT NULL,
	"place" text NOT NULL,
	"host" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"seats" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"content" text NOT NULL,
	"images" text DEFAULT '' NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_joins_user" ON "event_joins" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "events_by_title" ON "events" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "events_by_region_id" ON "events" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "events_by_start_at" ON "events" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "events_by_created_at" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_by_updated_at" ON "events" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_events() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['events:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['events:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "region_id", "place", "host", "start_at", "end_at", "deadline", "seats", "joined", "fee", "content", "images", "cancelled", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "region_id", "place", "host", "start_at", "end_at", "deadline", "seats", "joined", "fee", "content", "images", "cancelled", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "region_id", "place", "host", "start_at", "end_at", "deadline", "seats", "joined", "fee", "content", "images", "cancelled", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "region_id", "place", "host", "start_at", "end_at", "deadline", "seats", "joined", "fee", "content", "images", "cancelled", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['events:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('events', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "events" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_events();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "events" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_events();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "events" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_events();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "events" FOR EACH STATEMENT EXECUTE FUNCTION announce_events();
