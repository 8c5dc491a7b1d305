CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realty_id" integer,
	"from_user_id" integer NOT NULL,
	"to_user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "realties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"region_id" text NOT NULL,
	"city_id" text NOT NULL,
	"re_type" integer NOT NULL,
	"tx_type" integer NOT NULL,
	"price" integer NOT NULL,
	"previous_price" integer,
	"bedroom" smallint NOT NULL,
	"bathroom" double precision NOT NULL,
	"area" integer NOT NULL,
	"address" text NOT NULL,
	"public_address" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"public_lat" double precision NOT NULL,
	"public_lng" double precision NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"content" text NOT NULL,
	"furnished" boolean DEFAULT false NOT NULL,
	"parking" smallint DEFAULT 0 NOT NULL,
	"parking_fee" integer,
	"facing" smallint DEFAULT 0 NOT NULL,
	"build_year" smallint,
	"options" text[] DEFAULT '{}' NOT NULL,
	"availability" text,
	"available_from" date,
	"available_date" text DEFAULT '' NOT NULL,
	"min_term_months" smallint,
	"deposit" integer,
	"utilities" text[] DEFAULT '{}' NOT NULL,
	"pets" text,
	"smoking" text,
	"laundry" text,
	"storey" smallint,
	"room_kind" text,
	"housemates" text DEFAULT '' NOT NULL,
	"house_rules" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"hidden_reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"expiry_told" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"age_band" integer[] GENERATED ALWAYS AS (array[id / 8192]) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realty_views" (
	"realty_id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realty_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_realties" (
	"user_id" integer NOT NULL,
	"realty_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_realties_user_id_realty_id_pk" PRIMARY KEY("user_id","realty_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_realty_id_realties_id_fk" FOREIGN KEY ("realty_id") REFERENCES "public"."realties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realties" ADD CONSTRAINT "realties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realty_views" ADD CONSTRAINT "realty_views_realty_id_realties_id_fk" FOREIGN KEY ("realty_id") REFERENCES "public"."realties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_realty_id_realties_id_fk" FOREIGN KEY ("realty_id") REFERENCES "public"."realties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_realties" ADD CONSTRAINT "saved_realties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_realties" ADD CONSTRAINT "saved_realties_realty_id_realties_id_fk" FOREIGN KEY ("realty_id") REFERENCES "public"."realties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "messages_from" ON "messages" USING btree ("from_user_id","id");--> statement-breakpoint
CREATE INDEX "messages_to" ON "messages" USING btree ("to_user_id","id");--> statement-breakpoint
CREATE INDEX "messages_realty" ON "messages" USING btree ("realty_id");--> statement-breakpoint
CREATE INDEX "realties_newest" ON "realties" USING btree ("status","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "realties_city" ON "realties" USING btree ("city_id","id","visible");--> statement-breakpoint
CREATE INDEX "realties_price" ON "realties" USING btree ("price","id","visible");--> statement-breakpoint
CREATE INDEX "realties_city_price" ON "realties" USING btree ("city_id","price","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "realties_type_price" ON "realties" USING btree ("re_type","price","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "realties_bedroom_price" ON "realties" USING btree ("bedroom","price","id") WHERE visible;--> statement-breakpoint
CREATE INDEX "realties_place" ON "realties" USING btree ("public_lat","public_lng") WHERE visible;--> statement-breakpoint
CREATE INDEX "realties_user" ON "realties" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "realties_expires" ON "realties" USING btree ("expires_at") WHERE visible;--> statement-breakpoint
CREATE INDEX "realties_terms" ON "realties" USING gin ("terms","age_band") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "realties_images" ON "realties" USING gin ("images");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_realty_user" ON "reports" USING btree ("realty_id","user_id");--> statement-breakpoint
CREATE INDEX "reports_status" ON "reports" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "saved_realties_newest" ON "saved_realties" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_realties_realty" ON "saved_realties" USING btree ("realty_id");