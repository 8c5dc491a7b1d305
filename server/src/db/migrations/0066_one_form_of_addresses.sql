-- outside a transaction
-- RFC 3492, of one label.
CREATE OR REPLACE FUNCTION pg_temp.punycode(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  letters CONSTANT text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points int[] := array(SELECT ascii(c) FROM regexp_split_to_table(label, '') WITH ORDINALITY AS s(c, place) ORDER BY place);
  encoded text := regexp_replace(label, '[^\u0001-\u007F]', '', 'g');
  basic int := length(encoded);
  handled int := basic;
  lowest int := 128;
  delta int := 0;
  bias int := 72;
  next_lowest int;
  point int;
  q int;
  k int;
  t int;
BEGIN
  IF basic > 0 THEN encoded := encoded || '-'; END IF;
  WHILE handled < length(label) LOOP
    next_lowest := (SELECT min(p) FROM unnest(points) AS p WHERE p >= lowest);
    delta := delta + (next_lowest - lowest) * (handled + 1);
    lowest := next_lowest;
    FOREACH point IN ARRAY points LOOP
      IF point < lowest THEN delta := delta + 1; END IF;
      IF point = lowest THEN
        q := delta;
        k := 36;
        LOOP
          t := least(greatest(k - bias, 1), 26);
          EXIT WHEN q < t;
          encoded := encoded || substr(letters, t + (q - t) % (36 - t) + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        END LOOP;
        encoded := encoded || substr(letters, q + 1, 1);
        delta := CASE WHEN handled = basic THEN delta / 700 ELSE delta / 2 END;
        delta := delta + delta / (handled + 1);
        k := 0;
        WHILE delta > 455 LOOP
          delta := delta / 35;
          k := k + 36;
        END LOOP;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        handled := handled + 1;
      END IF;
    END LOOP;
    delta := delta + 1;
    lowest := lowest + 1;
  END LOOP;
  RETURN 'xn--' || encoded;
END $$;
--> statement-breakpoint
-- As `normalEmail`; what mail programs leave out at either end is left out too. Null for what no mail can reach.
CREATE OR REPLACE FUNCTION pg_temp.normal_email(typed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  WITH plain AS (
    SELECT lower(normalize(regexp_replace(typed,
      '[\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]',
      '', 'g'), NFKC)) AS address
  ), parts AS (
    SELECT split_part(bare, '@', 1) AS local, replace(split_part(bare, '@', 2), '。', '.') AS domain
    FROM (SELECT rtrim(ltrim(address, '<> '), '<> .。') AS bare FROM plain) AS trimmed
    WHERE bare ~ '^[^@]+@[^@]+$'
  ), ascii AS (
    SELECT local, (SELECT string_agg(CASE WHEN label ~ '[^\u0001-\u007F]' THEN pg_temp.punycode(label) ELSE label END, '.' ORDER BY place)
      FROM regexp_split_to_table(domain, '[.]') WITH ORDINALITY AS l(label, place)) AS domain
    FROM parts
  )
  SELECT local || '@' || domain FROM ascii
  WHERE local ~ '^[^[:space:][:cntrl:]A-Z@<>(),"]+$' AND domain ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])+[a-z]([a-z0-9-]*[a-z0-9])?$'
    AND length(local || '@' || domain) <= 254
$$;
--> statement-breakpoint
-- Accounts that fall on one address: who verified it keeps it, first of all in the form that it has now. The others keep what is
-- theirs, and staff find them in the list of users; their former addresses are in the trail.
DO $$
BEGIN
  CREATE TEMP TABLE odd_emails ON COMMIT DROP AS
    SELECT id, email AS former, verified_at, pg_temp.normal_email(email) AS email FROM users
    WHERE email !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9.-]+[.][a-z0-9-]+$';
  DELETE FROM odd_emails WHERE former = email;
  UPDATE users SET email = odd.email, verified_at = CASE WHEN odd.keeps THEN users.verified_at END
  FROM (
    SELECT id, email,
      email IS NOT NULL AND verified_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM users WHERE users.email = odd_emails.email AND users.verified_at IS NOT NULL)
      AND row_number() OVER (PARTITION BY email ORDER BY verified_at, id) = 1 AS keeps
    FROM odd_emails
  ) AS odd
  WHERE users.id = odd.id;
  INSERT INTO audits (feature, action, record_id, before, after)
    SELECT 'users', 'update', id, jsonb_build_object('email', former), jsonb_build_object('email', coalesce(email, '')) FROM odd_emails;
  UPDATE mails SET recipient = odd_emails.email FROM odd_emails WHERE recipient = former AND odd_emails.email IS NOT NULL;
  DELETE FROM failing_addresses USING odd_emails WHERE recipient = former;
  UPDATE identities SET email = pg_temp.normal_email(email)
    WHERE email !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9.-]+[.][a-z0-9-]+$';
  -- Links that would store an address.
  UPDATE one_time_tokens SET data = data || jsonb_build_object('email', pg_temp.normal_email(data ->> 'email'))
    WHERE data ->> 'email' !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9.-]+[.][a-z0-9-]+$'
      AND pg_temp.normal_email(data ->> 'email') IS NOT NULL;
  DELETE FROM one_time_tokens WHERE kind IN ('email-change', 'email-undo') AND pg_temp.normal_email(data ->> 'email') IS NULL;
END $$;
--> statement-breakpoint
-- What is stored has the form by now. Written before it holds, by a process of the version before, is an address that VALIDATE refuses:
-- the next start tries again.
ALTER TABLE "users" DROP CONSTRAINT IF EXISTS "users_email_normal";
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_normal" CHECK ("users"."email" ~ '^[^[:space:][:cntrl:]A-Z@<>(),"]+@[a-z0-9.-]+[.][a-z0-9-]+$') NOT VALID;
--> statement-breakpoint
DROP FUNCTION pg_temp.normal_email(text);
--> statement-breakpoint
DROP FUNCTION pg_temp.punycode(text);
--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_email_normal";
