CREATE TABLE "prepared_rows" (
	"files" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"compiler" text NOT NULL,
	"version" text NOT NULL,
	"media" json NOT NULL,
	"rows" "bytea",
	"claimed_until" timestamp with time zone,
	CONSTRAINT "prepared_rows_files_at_pk" PRIMARY KEY("files","at")
);
