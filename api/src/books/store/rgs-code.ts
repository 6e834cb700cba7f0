/**
 * SQL for the RGS code that an account `a` of project $1 bears itself. Where its group follows from
 * its kind at a provider, also when an editor chose another since, the code in `rgs` stands for that
 * kind alone. As `rgs` itself, that is of the newest source with the account.
 */
export const OWN_RGS = `CASE WHEN a.groep_bron = 'kind' OR (a.groep_bron = 'hand' AND 'kind' = (
    SELECT k.groep_bron FROM source_accounts k JOIN sources ks USING (project_id, source_no)
    WHERE k.project_id = $1 AND k.rekening = a.rekening
    ORDER BY ks.end_date DESC, ks.source_no DESC LIMIT 1))
  THEN NULL ELSE a.rgs END`;
