import { useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import type { VatPlacement } from '@kengetal/contract';
import { classes, FloatingPanel, Icon, OptionList } from '@kengetal/ui';
import { choicesOf, placeName } from './places.ts';
import css from './vat.module.css';

type Choice = VatPlacement['keuze'];

export interface PlaceChoiceProps {
  placement: VatPlacement;
  /** Undefined for who may only look. */
  onChoose: ((choice: Choice) => void) | undefined;
}

const BACK = 'voorstel';

/** Where a code or an account is; a click puts it elsewhere, or gives the choice back. */
export function PlaceChoice({ placement, onChoose }: PlaceChoiceProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { sleutel, keuze, plaatsen } = placement;
  const names = plaatsen.map(({ plaats }) => placeName(plaats));
  const words = (
    <span>
      {plaatsen.map(({ plaats }) => (
        <span key={plaats} className={classes(css.line, plaats === 'onbekend' && css.against)}>
          {placeName(plaats)}
        </span>
      ))}
      {keuze === null ? null : <span className={css.second}>Met de hand</span>}
    </span>
  );
  if (!onChoose) return words;
  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) opener.current?.focus();
  };
  const choices = choicesOf(placement);
  const pick = (key: string) => {
    close(true);
    const choice = choices.find((one) => one.key === key)?.key ?? null;
    if (choice !== keuze) onChoose(choice);
  };
  const back = { key: BACK, label: 'Volgens het voorstel' };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.place}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`Rubriek van ${sleutel}: ${names.join(', ')}`}
        onClick={() => setOpen(!open)}
      >
        {words}
        <Icon of={ChevronDown} size={14} className={css.chevron} />
      </button>
      {open ? (
        <FloatingPanel label="Rubriek kiezen" opener={opener} onClose={close}>
          {() => (
            <OptionList
              label="Rubrieken"
              search="Zoek een rubriek"
              options={keuze === null ? choices : [back, ...choices]}
              selected={keuze ?? (plaatsen.length === 1 ? (plaatsen[0]?.plaats ?? null) : null)}
              onSelect={pick}
            />
          )}
        </FloatingPanel>
      ) : null}
    </>
  );
}
