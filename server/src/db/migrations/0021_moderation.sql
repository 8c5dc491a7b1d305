CREATE TABLE "listers" (
	"id" integer PRIMARY KEY NOT NULL,
	"answer_minutes" integer,
	"done" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strikes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "strikes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"measure" text NOT NULL,
	"suspended" boolean NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"settled_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "realties" ADD COLUMN "confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "realties" ADD COLUMN "inquired_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "realties" ADD COLUMN "unconfirmed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "measure" text;
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "suspended" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "settled_by" integer;
--> statement-breakpoint
ALTER TABLE "listers" ADD CONSTRAINT "listers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "strikes" ADD CONSTRAINT "strikes_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "strikes_user" ON "strikes" USING btree ("user_id","id");
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_listers() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['listers:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['listers:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "answer_minutes", "done" FROM new_rows EXCEPT SELECT "id", "answer_minutes", "done" FROM old_rows)
      UNION ALL
      (SELECT "id", "answer_minutes", "done" FROM old_rows EXCEPT SELECT "id", "answer_minutes", "done" FROM new_rows)
    ) AS rows, unnest(ARRAY['listers:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('listers', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "listers" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_listers();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "listers" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_listers();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "listers" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_listers();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "listers" FOR EACH STATEMENT EXECUTE FUNCTION announce_listers();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_realties() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['realties:' || "id", 'realties@user:' || "user_id", 'realties@region:' || "region_id", 'realties@city:' || "city_id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['realties:' || "id", 'realties@user:' || "user_id", 'realties@region:' || "region_id", 'realties@city:' || "city_id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "user_id", "title", "region_id", "city_id", "re_type", "tx_type", "price", "previous_price", "price_since", "bedroom", "bathroom", "area", "public_address", "public_lat", "public_lng", "images", "content", "furnished", "parking", "parking_fee", "facing", "build_year", "options", "absent", "availability", "available_from", "available_date", "min_term_months", "deposit", "utilities", "utilities_included", "utilities_fee", "pets", "smoking", "laundry", "storey", "room_kind", "bath_kind", "women_only", "housemates", "house_rules", "phone", "status", "confirmed_at", "inquired_at", "unconfirmed", "visible", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['realties:' || "id", 'realties@user:' || "user_id", 'realties@region:' || "region_id", 'realties@city:' || "city_id"]) AS named(tag);
  END IF;
  PERFORM announce('realties', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_users() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['users:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['users:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "verified_at", "name", "created_at" FROM new_rows EXCEPT SELECT "id", "verified_at", "name", "created_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "verified_at", "name", "created_at" FROM old_rows EXCEPT SELECT "id", "verified_at", "name", "created_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['users:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('users', changed, tags);
  RETURN NULL;
END
$$;
