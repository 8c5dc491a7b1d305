-- To find the terms of a row again takes up to 20 ms, of the smallest table too: no plan may think that cheap. It did beside an
-- index whose new entries wait in a list, which a text fills by itself: they are put in their place at once.
ALTER FUNCTION search_terms(text, text) COST 10000;
--> statement-breakpoint
ALTER INDEX "posts_by_search" SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX "coupons_by_search" SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX "businesses_by_search" SET (fastupdate = off);
--> statement-breakpoint
SELECT gin_clean_pending_list(name) FROM unnest(ARRAY['posts_by_search', 'coupons_by_search', 'businesses_by_search']::regclass[]) AS name;
