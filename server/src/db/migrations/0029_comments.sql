CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"parent_id" integer,
	"user_id" integer NOT NULL,
	"handle" integer,
	"text" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"removed_reason" text,
	"edited_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "likes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"comment_id" integer,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_once" UNIQUE NULLS NOT DISTINCT("post_id","comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "comment_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "quote" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("post_id",coalesce("parent_id", "id"),"id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "likes_comment" ON "likes" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "likes_user" ON "likes" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_comment_user" ON "reports" USING btree ("comment_id","user_id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_comments() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['comments:' || "id", 'comments@post:' || "post_id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['comments:' || "id", 'comments@post:' || "post_id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "post_id", "parent_id", "user_id", "handle", "text", "deleted_at", "removed_reason", "edited_at", "created_at" FROM new_rows EXCEPT SELECT "id", "post_id", "parent_id", "user_id", "handle", "text", "deleted_at", "removed_reason", "edited_at", "created_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "post_id", "parent_id", "user_id", "handle", "text", "deleted_at", "removed_reason", "edited_at", "created_at" FROM old_rows EXCEPT SELECT "id", "post_id", "parent_id", "user_id", "handle", "text", "deleted_at", "removed_reason", "edited_at", "created_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['comments:' || "id", 'comments@post:' || "post_id"]) AS named(tag);
  END IF;
  PERFORM announce('comments', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "comments" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_comments();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "comments" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_comments();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "comments" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_comments();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "comments" FOR EACH STATEMENT EXECUTE FUNCTION announce_comments();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_likes() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM new_rows, unnest(ARRAY['likes:' || "id", 'likes@post:' || "post_id"]) AS named(tag);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM old_rows, unnest(ARRAY['likes:' || "id", 'likes@post:' || "post_id"]) AS named(tag);
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM (
      (SELECT "id", "post_id", "comment_id", "user_id", "created_at" FROM new_rows EXCEPT SELECT "id", "post_id", "comment_id", "user_id", "created_at" FROM old_rows)
      UNION ALL
      (SELECT "id", "post_id", "comment_id", "user_id", "created_at" FROM old_rows EXCEPT SELECT "id", "post_id", "comment_id", "user_id", "created_at" FROM new_rows)
    ) AS rows, unnest(ARRAY['likes:' || "id", 'likes@post:' || "post_id"]) AS named(tag);
  END IF;
  PERFORM announce('likes', changed, tags);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON "likes" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_likes();
--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON "likes" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_likes();
--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON "likes" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_likes();
--> statement-breakpoint
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "likes" FOR EACH STATEMENT EXECUTE FUNCTION announce_likes();
