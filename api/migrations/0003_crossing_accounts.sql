-- Bank and cash became a group apart from crossing accounts (decision 0073): by RGS code, else by name.
CREATE TEMPORARY TABLE "crossing" ON COMMIT DROP AS
SELECT DISTINCT "project_id", "rekening" FROM "source_accounts"
WHERE CASE WHEN "rgs" ~* '^BLim' THEN "rgs" ~* '^BLimKru'
  ELSE "naam" ~* 'kruispost|tussenrek|onderweg|\mpin|\mideal\M|cheques?\M|\mbetaling|\montvangsten\M|afrekening|vraagpost|te fiatteren|ontvangen (goederen|facturen)' END;--> statement-breakpoint
UPDATE "source_accounts" a SET "groep" = CASE WHEN EXISTS (
  SELECT FROM "crossing" c WHERE c."project_id" = a."project_id" AND c."rekening" = a."rekening"
) THEN 'kruisposten' ELSE 'bank_en_kas' END WHERE "groep" = 'liquide_middelen';--> statement-breakpoint
UPDATE "account_choices" a SET "groep" = CASE WHEN EXISTS (
  SELECT FROM "crossing" c WHERE c."project_id" = a."project_id" AND c."rekening" = a."rekening"
) THEN 'kruisposten' ELSE 'bank_en_kas' END WHERE "groep" = 'liquide_middelen';--> statement-breakpoint
UPDATE "accounts" a SET
  "groep" = CASE WHEN a."groep" = 'liquide_middelen' THEN n."groep" ELSE a."groep" END,
  "voorstel" = CASE WHEN a."voorstel" = 'liquide_middelen' THEN n."groep" ELSE a."voorstel" END
FROM (
  SELECT o."project_id", o."rekening",
         CASE WHEN c."rekening" IS NULL THEN 'bank_en_kas' ELSE 'kruisposten' END AS "groep"
  FROM "accounts" o LEFT JOIN "crossing" c ON c."project_id" = o."project_id" AND c."rekening" = o."rekening"
) n
WHERE n."project_id" = a."project_id" AND n."rekening" = a."rekening"
  AND 'liquide_middelen' IN (a."groep", a."voorstel");--> statement-breakpoint
-- What a change can be undone to.
UPDATE "account_changes" a SET "before" = (
  SELECT jsonb_agg(CASE WHEN b.item #>> '{choice,groep}' = 'liquide_middelen'
    THEN jsonb_set(b.item, '{choice,groep}', CASE WHEN c."rekening" IS NULL
      THEN '"bank_en_kas"'::jsonb ELSE '"kruisposten"'::jsonb END)
    ELSE b.item END ORDER BY b.at)
  FROM jsonb_array_elements(a."before") WITH ORDINALITY AS b(item, at)
  LEFT JOIN "crossing" c
    ON c."project_id" = a."project_id" AND c."rekening" = b.item ->> 'rekening'
) WHERE a."before"::text LIKE '%"liquide_middelen"%';--> statement-breakpoint
-- Filters that people and summaries keep go on to mean both.
UPDATE "saved_views" SET "choices" = regexp_replace(
  "choices", '(^|&)groep=liquide_middelen(?=&|$)', '\1groep=bank_en_kas&groep=kruisposten', 'g'
) WHERE "choices" LIKE '%groep=liquide_middelen%';--> statement-breakpoint
UPDATE "report_summaries" SET "parts" = regexp_replace(
  "parts"::text, '([[,]\s*)"liquide_middelen"(?=\s*[],])', '\1"bank_en_kas", "kruisposten"', 'g'
)::jsonb WHERE "parts"::text LIKE '%"liquide_middelen"%';--> statement-breakpoint
UPDATE "projects" SET "books_version" = "books_version" + 1;
