CREATE TABLE "audits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"feature" text NOT NULL,
	"action" text NOT NULL,
	"record_id" integer,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "businesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"region_id" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"images" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"region_id" text NOT NULL,
	"biz_id" integer NOT NULL,
	"code" text NOT NULL,
	"type" smallint NOT NULL,
	"discount" integer NOT NULL,
	"max_discount" integer,
	"min_order" integer DEFAULT 0 NOT NULL,
	"total_quantity" integer DEFAULT 0 NOT NULL,
	"issued_quantity" integer DEFAULT 0 NOT NULL,
	"per_member" integer DEFAULT 1 NOT NULL,
	"user_level" smallint DEFAULT 0 NOT NULL,
	"use_label" text DEFAULT '' NOT NULL,
	"issue_label" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"images" text DEFAULT '' NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "headlines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "headlines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"map_type" integer NOT NULL,
	"order" smallint NOT NULL,
	"region_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"region_id" text NOT NULL,
	"content" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_biz_id_businesses_id_fk" FOREIGN KEY ("biz_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "headlines" ADD CONSTRAINT "headlines_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_record" ON "audits" USING btree ("feature","record_id","id");--> statement-breakpoint
CREATE INDEX "audits_user" ON "audits" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "businesses_by_title" ON "businesses" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "businesses_by_region_id" ON "businesses" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "businesses_by_created_at" ON "businesses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "businesses_by_updated_at" ON "businesses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "claims_user" ON "claims" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "claims_coupon" ON "claims" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE INDEX "coupons_business" ON "coupons" USING btree ("biz_id");--> statement-breakpoint
CREATE INDEX "coupons_by_title" ON "coupons" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "coupons_by_region_id" ON "coupons" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "coupons_by_start_at" ON "coupons" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "coupons_by_end_at" ON "coupons" USING btree ("end_at","id");--> statement-breakpoint
CREATE INDEX "coupons_by_created_at" ON "coupons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "coupons_by_updated_at" ON "coupons" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "headlines_slot" ON "headlines" USING btree ("region_id","map_type","order");--> statement-breakpoint
CREATE INDEX "headlines_post" ON "headlines" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "notices_by_title" ON "notices" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "notices_by_region_id" ON "notices" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "notices_by_created_at" ON "notices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notices_by_updated_at" ON "notices" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_title" ON "posts" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "posts_by_created_at" ON "posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "posts_by_updated_at" ON "posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "realties_by_title" ON "realties" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "realties_by_created_at" ON "realties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "realties_by_updated_at" ON "realties" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_by_created_at" ON "users" USING btree ("created_at","id");