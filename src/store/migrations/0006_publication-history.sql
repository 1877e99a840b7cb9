CREATE TABLE "history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"occasion" text NOT NULL,
	"restored" bigint,
	"changes" json NOT NULL,
	"texts" json NOT NULL,
	"pictures" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"texts" json NOT NULL,
	"pictures" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "next_change" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "hidden" boolean NOT NULL;