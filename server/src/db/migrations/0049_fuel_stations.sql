CREATE TABLE "fuel_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fuel_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"station_id" integer NOT NULL,
	"grade" text NOT NULL,
	"kind" text NOT NULL,
	"cents" double precision NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"user_id" integer,
	"by_member" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fuel_stations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fuel_stations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"region_id" text NOT NULL,
	"location" jsonb NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"membership" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fuel_prices" ADD CONSTRAINT "fuel_prices_station_id_fuel_stations_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."fuel_stations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fuel_prices" ADD CONSTRAINT "fuel_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fuel_prices_own" ON "fuel_prices" USING btree ("user_id","station_id","grade","kind") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "fuel_prices_station" ON "fuel_prices" USING btree ("station_id");--> statement-breakpoint
CREATE INDEX "fuel_prices_seen" ON "fuel_prices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "fuel_stations_by_title" ON "fuel_stations" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "fuel_stations_by_brand" ON "fuel_stations" USING btree ("brand","id");--> statement-breakpoint
CREATE INDEX "fuel_stations_by_region_id" ON "fuel_stations" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "fuel_stations_by_created_at" ON "fuel_stations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "fuel_stations_by_updated_at" ON "fuel_stations" USING btree ("updated_at","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_fuel_prices() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['fuel_prices:' || "id", 'fuel_prices@station:' || "station_id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['fuel_prices:' || "id", 'fuel_prices@station:' || "station_id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "station_id", "grade", "kind", "cents", "seen_at", "by_member", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "station_id", "grade", "kind", "cents", "seen_at", "by_member", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "station_id", "grade", "kind", "cents", "seen_at", "by_member", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "station_id", "grade", "kind", "cents", "seen_at", "by_member", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['fuel_prices:' || "id", 'fuel_prices@station:' || "station_id"]) AS named(tag);
  END IF;
  PERFORM announce('fuel_prices', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "fuel_prices" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_prices();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "fuel_prices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_prices();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "fuel_prices" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_prices();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "fuel_prices" FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_prices();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_fuel_stations() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['fuel_stations:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['fuel_stations:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "brand", "address", "region_id", "location", "hours", "membership", "source", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "brand", "address", "region_id", "location", "hours", "membership", "source", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "brand", "address", "region_id", "location", "hours", "membership", "source", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "brand", "address", "region_id", "location", "hours", "membership", "source", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['fuel_stations:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('fuel_stations', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "fuel_stations" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_stations();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "fuel_stations" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_stations();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "fuel_stations" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_stations();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "fuel_stations" FOR EACH STATEMENT EXECUTE FUNCTION announce_fuel_stations();
--> statement-breakpoint
-- Reports of who is suspended or leaving do not count: the answers change though no price does.
CREATE FUNCTION tell_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('fuel_prices', count(*), string_agg('fuel_prices:' || "id" || ',fuel_prices@station:' || "station_id", ','))
    FROM "fuel_prices" WHERE "user_id" = NEW."id";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tell_of_prices AFTER UPDATE OF "suspended", "suspended_until", "delete_at" ON "users" FOR EACH ROW
  WHEN ((OLD."suspended", OLD."suspended_until", OLD."delete_at") IS DISTINCT FROM (NEW."suspended", NEW."suspended_until", NEW."delete_at"))
  EXECUTE FUNCTION tell_of_prices();
