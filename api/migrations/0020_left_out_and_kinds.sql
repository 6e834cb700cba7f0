-- A file of an upload that the user left out has a status of its own (decision 0114); before, it was refused with these words.
UPDATE "imports" SET "status" = 'overgeslagen'
WHERE "bundle_id" IS NOT NULL AND "status" = 'geweigerd' AND "message" IN (
  'Overgeslagen: je koos om dit bestand niet in te lezen.',
  'Geannuleerd. Er is niets veranderd.');--> statement-breakpoint
-- A group by the kind of an account at Exact is told as such (decision 0116): where the account has no mapping, and the code is that of its kind.
UPDATE "source_accounts" a SET "groep_bron" = 'kind'
FROM "sources" s
JOIN "exact_connections" e ON e."connection_id" = s."connection_id"
CROSS JOIN LATERAL jsonb_to_recordset(e."lists" -> 'accounts') AS l("code" text, "type" int, "rgs" text)
JOIN (VALUES (10, 'BLimKas'), (12, 'BLimBan'), (20, 'BVorDeb'), (22, 'BSchCre'), (24, 'BSchBepBtw'),
  (30, 'BMva'), (35, 'BMva'), (40, 'BVrd'), (50, 'BEiv'), (52, 'BEivOvr'), (110, 'WOmz'), (111, 'WKpr'),
  (122, 'WAfs'), (125, 'WPer'), (126, 'WPer'), (150, 'WBel'), (160, 'WFbe')
) AS k("type", "rgs") ON k."type" = l."type"
WHERE s."kind" = 'exact' AND l."rgs" IS NULL AND a."groep_bron" = 'rgs' AND a."rgs" = k."rgs"
  AND a."project_id" = s."project_id" AND a."source_no" = s."source_no" AND a."rekening" = l."code";--> statement-breakpoint
-- As the accounts of a project are made anew: the newest source has the last word.
UPDATE "accounts" a SET "groep_bron" = 'kind'
WHERE a."groep_bron" = 'rgs' AND a."project_id" IN (SELECT "project_id" FROM "sources" WHERE "kind" = 'exact')
  AND 'kind' = (
    SELECT n."groep_bron" FROM "source_accounts" n JOIN "sources" s USING ("project_id", "source_no")
    WHERE n."project_id" = a."project_id" AND n."rekening" = a."rekening"
    ORDER BY s."end_date" DESC, s."source_no" DESC LIMIT 1);
