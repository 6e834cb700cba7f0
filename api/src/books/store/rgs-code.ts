/**
 * SQL for the RGS code that an account `a` of project $1 bears itself. Where its group follows from
 * its kind at a provider, also when an editor chose another since, the code in `rgs` stands for that
 * kind alone.
 */
export const OWN_RGS = `CASE WHEN a.groep_bron = 'kind' OR (a.groep_bron = 'hand' AND a.rekening IN (
    SELECT k.rekening FROM source_accounts k JOIN sources ks USING (project_id, source_no)
    WHERE k.project_id = $1 AND k.groep_bron = 'kind'))
  THEN NULL ELSE a.rgs END`;
