CREATE TABLE "suggestions" (
	"key" text collate "C" NOT NULL,
	"phrase" text NOT NULL,
	"stems" text collate "C" NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "suggestions_key_phrase_pk" PRIMARY KEY("key","phrase")
);
