CREATE TABLE "flyer_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flyer_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"page" text NOT NULL,
	"area" jsonb NOT NULL,
	"title" text NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"price" numeric(8, 2) NOT NULL,
	"amount" numeric(9, 3) DEFAULT 1 NOT NULL,
	"unit" text NOT NULL,
	"unit_price" numeric(12, 4) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "store" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "branch" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "valid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "valid_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "flyer_items" ADD CONSTRAINT "flyer_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flyer_items_post" ON "flyer_items" USING btree ("post_id","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_flyer_items() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['flyer_items:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['flyer_items:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "post_id", "page", "area", "title", "title_en", "price", "amount", "unit", "unit_price", "note", "words", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "post_id", "page", "area", "title", "title_en", "price", "amount", "unit", "unit_price", "note", "words", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "post_id", "page", "area", "title", "title_en", "price", "amount", "unit", "unit_price", "note", "words", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "post_id", "page", "area", "title", "title_en", "price", "amount", "unit", "unit_price", "note", "words", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['flyer_items:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('flyer_items', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "flyer_items" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_flyer_items();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "flyer_items" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_flyer_items();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "flyer_items" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_flyer_items();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "flyer_items" FOR EACH STATEMENT EXECUTE FUNCTION announce_flyer_items();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_posts() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['posts:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['posts:' || "id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "store", "branch", "valid_from", "valid_until", "user_id", "created_at", "updated_at" FROM new_rows EXCEPT SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "store", "branch", "valid_from", "valid_until", "user_id", "created_at", "updated_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "store", "branch", "valid_from", "valid_until", "user_id", "created_at", "updated_at" FROM old_rows EXCEPT SELECT "id", "title", "post_type", "category_id", "region_id", "images", "thumbnail", "content", "content_html", "excerpt", "tags", "status", "content_type", "lat", "lng", "options", "tx_type", "job", "store", "branch", "valid_from", "valid_until", "user_id", "created_at", "updated_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['posts:' || "id"]) AS named(tag);
  END IF;
  PERFORM announce('posts', changed, tags);
  RETURN NULL;
END
$$;
