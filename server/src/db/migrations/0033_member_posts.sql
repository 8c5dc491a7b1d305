ALTER TABLE "categories" ADD COLUMN "open_to_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "by_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "feature" text;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "record_id" integer;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "strikes" ADD COLUMN "lifted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "strikes_appealed" ON "strikes" USING btree ("appealed_at","id") WHERE "strikes"."appealed_at" is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_categories() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['categories:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['categories:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "value", "title", "pid", "open_to_members", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "value", "title", "pid", "open_to_members", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "value", "title", "pid", "open_to_members", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "value", "title", "pid", "open_to_members", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['categories:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('categories', changed, tags);
  RETURN NULL;
END
$$;
