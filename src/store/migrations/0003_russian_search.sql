-- Without stop words: «с» and «про» mean something beside «витамин» and «биотик».
CREATE TEXT SEARCH DICTIONARY russian_nostop (TEMPLATE = snowball, LANGUAGE = russian);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION ru (COPY = russian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION ru ALTER MAPPING FOR word, hword, hword_part WITH russian_nostop;
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION ru ALTER MAPPING FOR asciiword, asciihword, hword_asciipart WITH simple;
--> statement-breakpoint
-- The stem the configuration above gives to one word: only words of Russian letters alone are stemmed.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN word ~ '^[а-я]+$' THEN coalesce((ts_lexize('russian_nostop', word))[1], word) ELSE word END
$$;
--> statement-breakpoint
-- What was published before has no search index: forgetting its version makes the next start publish it again.
DELETE FROM publications;
