import { useState } from 'react';
import type { Project, VatPlacement } from '@kengetal/contract';
import { mayOnProject, messageOf, useSession } from '@kengetal/platform';
import { EmptyState, FigureLink, looks, Notice, QueryPart } from '@kengetal/ui';
import { RecordTable } from '../../../parts/RecordTable.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { isUnclear, placeName } from './places.ts';
import { usePlaceVat, useVatPlaces, type Placement } from './vat-queries.ts';
import css from './vat.module.css';

/** Every VAT code and account of VAT with its place in the return, to check and to change. */
export function Vat({ project: { project_id } }: { project: Project }) {
  return (
    <QueryPart query={useVatPlaces(project_id)} failure="Kon de btw-indeling niet laden.">
      {(placements) =>
        placements.length === 0 ? (
          <EmptyState
            title="In deze boekhouding is geen btw geboekt."
            text="Btw-codes en btw-rekeningen komen mee met je boekhouding."
          />
        ) : (
          <Placements projectId={project_id} placements={placements} />
        )
      }
    </QueryPart>
  );
}

interface PlacementsProps {
  projectId: string;
  placements: readonly VatPlacement[];
}

function Placements({ projectId, placements }: PlacementsProps) {
  const mayEdit = mayOnProject(useSession().rights, projectId, 'bewerker');
  const unclear = placements.filter(isUnclear).length;
  const { put, outcome } = usePlacing(projectId);
  const table = (soort: VatPlacement['soort'], caption: string) => {
    const rows = placements.filter((placement) => placement.soort === soort);
    if (rows.length === 0) return null;
    return (
      <section className={css.part} aria-label={caption}>
        <h2 className={css.title}>{caption}</h2>
        <RecordTable
          caption={caption}
          rows={rows}
          keyOf={({ sleutel }) => sleutel}
          columns={[
            {
              label: soort === 'rekening' ? 'Rekening' : 'Code',
              cell: (row) => <Name placement={row} />,
            },
            {
              label: 'Rubriek',
              cell: (row) => (
                <PlaceChoice
                  placement={row}
                  onChoose={mayEdit ? (place) => put(row, place) : undefined}
                />
              ),
            },
            { label: 'Waarom', cell: (row) => <Why placement={row} /> },
            { label: 'Bedrag', numeric: true, cell: (row) => <Amounts placement={row} /> },
          ]}
        />
      </section>
    );
  };
  return (
    <>
      <p className={css.intro}>
        {unclear === 0
          ? 'Alle btw heeft een plaats in de aangifte. Klopt er een niet, kies dan zelf de rubriek; je keuze geldt ook voor wat je later inleest.'
          : 'Van niet alle btw is duidelijk waar die hoort. Kies de rubriek; je keuze geldt ook voor wat je later inleest.'}
      </p>
      {table('rekening', 'Btw-rekeningen')}
      {table('btw_code', 'Btw-codes')}
      {outcome}
    </>
  );
}

/** The last change, in one line, and taking it back. */
function usePlacing(projectId: string) {
  const placing = usePlaceVat(projectId);
  const [last, setLast] = useState<{ placement: Placement; before: Placement['plaats'] }>();
  const put = ({ soort, sleutel, keuze }: VatPlacement, plaats: Placement['plaats']) => {
    if (placing.isPending) return;
    const placement = { soort, sleutel, plaats };
    placing.mutate(placement, { onSuccess: () => setLast({ placement, before: keuze }) });
  };
  const undo = () => {
    if (!last) return;
    const { placement, before } = last;
    placing.mutate({ ...placement, plaats: before }, { onSuccess: () => setLast(undefined) });
  };
  const outcome = placing.isError ? (
    <Notice tone="unfavourable">{`Er is niets gewijzigd. ${messageOf(placing.error)}`}</Notice>
  ) : last ? (
    <Notice tone="info" action={{ label: 'Ongedaan maken', onClick: undo }}>
      {wordsOf(last.placement)}
    </Notice>
  ) : null;
  return { put, outcome: outcome && <div className={css.outcome}>{outcome}</div> };
}

function wordsOf({ soort, sleutel, plaats }: Placement): string {
  const what = `${soort === 'rekening' ? 'Rekening' : 'Code'} ${sleutel}`;
  return plaats === null
    ? `${what} volgt weer het voorstel.`
    : `${what} staat in ${placeName(plaats)}.`;
}

function Name({ placement: { sleutel, naam } }: { placement: VatPlacement }) {
  return (
    <>
      <span className={css.key}>{sleutel}</span> {naam}
    </>
  );
}

/** What decided, and what says otherwise. */
function Why({ placement: { plaatsen } }: { placement: VatPlacement }) {
  return plaatsen.map(({ plaats, omdat, tegen }) => (
    <span key={plaats} className={css.line}>
      <span className={looks.quiet}>
        {omdat.length === 0 ? 'Niets in de boekhouding zegt het' : `Volgens ${omdat.join(', ')}`}
      </span>
      {tegen.length > 0 ? (
        <span className={css.against}>{`Anders: ${tegen.join(', ')}`}</span>
      ) : null}
    </span>
  ));
}

function Amounts({ placement: { sleutel, plaatsen } }: { placement: VatPlacement }) {
  return plaatsen.map(({ plaats, figure }) => (
    <span key={plaats} className={css.line}>
      <FigureLink figure={figure} label={`${sleutel}, ${placeName(plaats)}`} />
    </span>
  ));
}
