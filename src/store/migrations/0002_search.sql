CREATE TABLE "lexicon" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"stem" text collate "C" NOT NULL,
	"display" text NOT NULL,
	"titles" integer NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"image" json,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"title_words" smallint NOT NULL,
	"title_stems" text NOT NULL,
	"title_vector" "tsvector" NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_url_unique" UNIQUE("url")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"query" text collate "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonyms" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"group" integer NOT NULL,
	"stems" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lexicon_by_stem" ON "lexicon" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "lexicon_by_trigram" ON "lexicon" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_documents_by_title" ON "search_documents" USING gin ("title_vector");--> statement-breakpoint
CREATE INDEX "search_documents_by_text" ON "search_documents" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "synonyms_by_stems" ON "synonyms" USING btree ("stems");--> statement-breakpoint
CREATE INDEX "synonyms_by_group" ON "synonyms" USING btree ("group");