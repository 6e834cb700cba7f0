CREATE TABLE IF NOT EXISTS "part_counts" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"release" text NOT NULL,
	"count" integer NOT NULL,
	"measured" integer[] NOT NULL,
	"last_message" text,
	CONSTRAINT "part_counts_day_kind_part_version_release_pk" PRIMARY KEY("day","kind","part","version","release")
);
--> statement-breakpoint
-- What was counted before goes on here. The table of then stays, empty: a release of before counts in it.
INSERT INTO "part_counts" ("day", "kind", "part", "version", "release", "count", "measured", "last_message")
SELECT "day", "kind", "part", CASE WHEN "part" = 'shell' THEN "release" ELSE '' END, "release", "count", '{}', "last_message"
FROM "telemetry_counts"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "telemetry_counts";
