import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LedgerAccount } from '@kengetal/contract';
import { classes, FigureLink, formatCount, formatFigure, looks } from '@kengetal/ui';
import { countShown, SHOWN, type Shown } from './filter-accounts.ts';
import { isGuess } from './origin.ts';
import { shareOf } from './share.ts';
import css from './accounts.module.css';

export interface AccountsIntroProps {
  accounts: readonly LedgerAccount[];
  mayEdit: boolean;
  onShow: (shown: Shown) => void;
}

/** How well the accounts are classified, in words, and what to look at first. */
export function AccountsIntro({ accounts, mayEdit, onShow }: AccountsIntroProps) {
  const { controleren: guesses, 'niet-ingedeeld': loose } = countShown(accounts);
  const guessed = useMemo(() => accounts.filter(isGuess), [accounts]);
  const unclassified = useMemo(() => accounts.filter(SHOWN['niet-ingedeeld']), [accounts]);
  const all = formatCount(accounts.length, 'rekening', 'rekeningen');
  return (
    <div className={css.intro}>
      {guesses > 0 ? (
        <p className={css.lead}>
          <Way onClick={() => onShow('controleren')}>{`${formatCount(guesses)} van ${all}`}</Way>
          {guesses === 1 ? ' is' : ' zijn'} een voorstel
          <Share part={guessed} all={accounts} label="Voorgestelde rekeningen" />.{' '}
          {mayEdit
            ? `Kijk ${guesses === 1 ? 'het' : 'ze'} na; wat je bevestigt blijft bij volgende imports zo staan.`
            : 'Wat een bewerker bevestigt, blijft bij volgende imports zo staan.'}
        </p>
      ) : null}
      {loose > 0 ? (
        <p className={css.lead}>
          <Way onClick={() => onShow('niet-ingedeeld')}>
            {formatCount(loose, 'rekening', 'rekeningen')}
          </Way>
          {loose === 1 ? ' is' : ' zijn'} niet ingedeeld
          <Share part={unclassified} all={accounts} label="Niet ingedeelde rekeningen" />.{' '}
          {loose === 1 ? 'Het bedrag staat' : 'De bedragen staan'} in je rapporten onder ‘Niet
          ingedeeld’.
        </p>
      ) : null}
      {guesses === 0 && loose === 0 ? (
        <p className={css.lead}>{`Alle ${all} hebben een groep en niets is een voorstel.`}</p>
      ) : null}
      {mayEdit ? null : (
        <p className={looks.quiet}>
          Je kijkt mee als lezer. Wijzigen kan een bewerker of beheerder van dit project.
        </p>
      )}
    </div>
  );
}

function Way({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes(looks.link, css.way)} onClick={onClick}>
      {children}
    </button>
  );
}

/** Hundredths of a percent below which the rounded share would read 0,0%. */
const SMALLEST = 5;

interface ShareProps {
  part: readonly LedgerAccount[];
  all: readonly LedgerAccount[];
  label: string;
}

/** ', samen 12,4% van alle bedragen'; nothing when there are no amounts. */
function Share({ part, all, label }: ShareProps) {
  const share = useMemo(() => shareOf(part, all, label), [part, all, label]);
  if (!share) return null;
  return (
    <>
      , samen{' '}
      <FigureLink
        figure={share}
        label={`${label}, deel van alle bedragen`}
        variant="sentence"
        text={share.value < SMALLEST ? 'minder dan 0,1%' : formatFigure(share, 'sentence')}
      />{' '}
      van alle bedragen
    </>
  );
}
