-- Dearer, PostgreSQL compiles searches of several places first, which takes a second. Since nothing waits beside the indexes, they
-- are still the cheapest way to all but a handful of rows.
ALTER FUNCTION search_terms(text, text) COST 1500;
