CREATE TABLE "blocks" (
	"user_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"realty_id" integer,
	"lister_id" integer NOT NULL,
	"asker_id" integer NOT NULL,
	"last_message_id" integer DEFAULT 0 NOT NULL,
	"lister_read_id" integer DEFAULT 0 NOT NULL,
	"asker_read_id" integer DEFAULT 0 NOT NULL,
	"lister_muted" boolean DEFAULT false NOT NULL,
	"asker_muted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renter_cards" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"people" integer,
	"job" text DEFAULT '' NOT NULL,
	"move_in" text DEFAULT '' NOT NULL,
	"term_months" integer,
	"pets" text DEFAULT '' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "realty_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "conversation_id" integer;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "images" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "viewing_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "viewing_accepted" boolean;
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "conversation_id" integer;
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_realty_id_realties_id_fk" FOREIGN KEY ("realty_id") REFERENCES "public"."realties"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_lister_id_users_id_fk" FOREIGN KEY ("lister_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "renter_cards" ADD CONSTRAINT "renter_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_realty_asker" ON "conversations" USING btree ("realty_id","asker_id");
--> statement-breakpoint
CREATE INDEX "conversations_lister" ON "conversations" USING btree ("lister_id","last_message_id");
--> statement-breakpoint
CREATE INDEX "conversations_asker" ON "conversations" USING btree ("asker_id","last_message_id");
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
-- The conversation of a message of before: the lister of the home is one side. Of a listing that is gone nobody knows more than who wrote.
CREATE FUNCTION conversation_of(realty integer, sender integer, recipient integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  found integer;
  lister integer;
  asker integer;
BEGIN
  IF realty IS NULL THEN
    SELECT id INTO found FROM conversations
      WHERE realty_id IS NULL AND (lister_id, asker_id) IN ((sender, recipient), (recipient, sender))
      ORDER BY last_message_id DESC LIMIT 1;
    IF found IS NULL THEN
      INSERT INTO conversations (lister_id, asker_id) VALUES (recipient, sender) RETURNING id INTO found;
    END IF;
    RETURN found;
  END IF;
  SELECT CASE WHEN user_id = sender THEN sender ELSE recipient END INTO lister FROM realties WHERE id = realty;
  asker := CASE WHEN lister = sender THEN recipient ELSE sender END;
  INSERT INTO conversations (realty_id, lister_id, asker_id) VALUES (realty, lister, asker) ON CONFLICT DO NOTHING;
  SELECT id INTO found FROM conversations WHERE realty_id = realty AND asker_id = asker;
  RETURN found;
END
$$;
--> statement-breakpoint
-- The version before goes on writing messages while this one starts.
CREATE FUNCTION put_into_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.conversation_id := conversation_of(NEW.realty_id, NEW.from_user_id, NEW.to_user_id);
  UPDATE conversations SET last_message_id = greatest(last_message_id, NEW.id) WHERE id = NEW.conversation_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER put_into_conversation BEFORE INSERT ON "messages" FOR EACH ROW WHEN (NEW.conversation_id IS NULL) EXECUTE FUNCTION put_into_conversation();
