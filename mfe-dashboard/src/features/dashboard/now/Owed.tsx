import { Link } from 'react-router-dom';
import type { OwedBlock } from '@kengetal/contract';
import {
  Cell,
  classes,
  FigureLink,
  formatFigure,
  formatCount,
  looks,
  RelationLink,
  valueOf,
} from '@kengetal/ui';
import css from './owed.module.css';

const DAYS = { debiteuren: 'Debiteurendagen', crediteuren: 'Crediteurendagen' } as const;

/** What is owed, how old it is, and who matters most. */
export function Owed({ block }: { block: OwedBlock }) {
  const { title, groep, stand, total, days, ages, top, path } = block;
  return (
    <Cell
      title={title}
      aside={
        days ? (
          <FigureLink
            figure={days}
            label={DAYS[groep]}
            text={`${DAYS[groep]} ${formatFigure(days, 'card').replace(/\sdagen?$/, '')}`}
          />
        ) : null
      }
      foot={
        <Link className={classes(looks.link, css.more)} to={path}>
          {ages.length > 0 ? 'Alle openstaande facturen' : 'Bekijk het saldo per relatie'}
        </Link>
      }
    >
      <p className={css.total}>
        <FigureLink figure={total} label={title} variant="card" context={stand} />
      </p>
      {ages.length > 0 ? <Ages block={block} /> : null}
      {top.length > 0 ? <Top block={block} /> : null}
    </Cell>
  );
}

function Ages({ block: { title, stand, ages } }: { block: OwedBlock }) {
  const sizes = ages.map(({ figure }) => Math.max(0, valueOf(figure)?.value ?? 0));
  // Without what is not yet due the ages begin one further.
  const first = LOOKS.length - ages.length;
  return (
    <>
      <div className={css.bar} aria-hidden="true">
        {ages.map(({ key }, index) =>
          sizes[index] === 0 ? null : (
            <i
              key={key}
              className={css[`age-${first + index}`]}
              style={{ flexGrow: sizes[index] }}
            />
          ),
        )}
      </div>
      <table className={css.table}>
        <caption>{title}, naar ouderdom</caption>
        <thead>
          <tr>
            <th scope="col">Ouderdom</th>
            <th scope="col" className={css.number}>
              Facturen
            </th>
            <th scope="col" className={css.number}>
              Bedrag
            </th>
          </tr>
        </thead>
        <tbody>
          {ages.map(({ key, label, count, figure }, index) => (
            <tr key={key}>
              <th scope="row">
                <i
                  className={classes(css.swatch, css[`age-${first + index}`])}
                  aria-hidden="true"
                />
                {label}
              </th>
              <td className={classes(css.number, css.quiet)}>{formatCount(count)}</td>
              <td className={css.number}>
                <FigureLink figure={figure} label={`${title}, ${label}`} context={stand} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** From what is not yet due to what is over 90 days old. */
const LOOKS = [0, 1, 2, 3, 4];
/** From so many days on it stands out. */
const LONG = 90;

function Top({ block: { title, stand, basis, top } }: { block: OwedBlock }) {
  const isLate = basis === 'vervaldatum' && top.some(({ dagen }) => dagen !== null);
  return (
    <table className={classes(css.table, css.top)}>
      <caption>{title}, wie het meest</caption>
      <thead>
        <tr>
          <th scope="col">{isLate ? 'Meeste te laat' : 'Meeste open'}</th>
          <th scope="col" className={css.number}>
            {isLate ? 'Dagen' : 'Dagen oud'}
          </th>
          <th scope="col" className={css.number}>
            {isLate ? 'Te laat' : 'Open'}
          </th>
        </tr>
      </thead>
      <tbody>
        {top.map(({ relatie, naam, dagen, figure }) => (
          <tr key={relatie}>
            <th scope="row" className={css.name}>
              <RelationLink relatie={relatie} className={css.relation}>
                {naam}
              </RelationLink>
            </th>
            <td className={classes(css.number, (dagen ?? 0) > LONG ? looks.ongunstig : css.quiet)}>
              {dagen === null ? '–' : formatCount(dagen)}
            </td>
            <td className={css.number}>
              <FigureLink figure={figure} label={naam} context={stand} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
