import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ArrowLeft, Maximize2, Minimize2, X } from 'lucide-react';
import { classes } from '../classes.ts';
import { formatFigure, reasonOf } from '../formats/index.ts';
import { looks } from '../looks/looks.ts';
import { Icon } from '../states/Icon.tsx';
import { IconButton } from '../states/IconButton.tsx';
import { usePhone } from '../theme/use-phone.ts';
import { AskAssistant } from './AskAssistant.tsx';
import { DrilldownContext } from './context.ts';
import type { Drilldown, DrilldownTarget, FigureTarget } from './context.ts';
import { DerivedView } from './DerivedView.tsx';
import { loopFocus } from './focus-loop.ts';
import { LinesView } from './LinesView.tsx';
import { promptOf, questionOf } from './question.ts';
import { RelationLink } from './RelationLink.tsx';
import { relationOf } from './relation.ts';
import { useEscape } from './use-escape.ts';
import { contextOf, explanationOf } from './words.ts';
import css from './drawer.module.css';

const EXPLANATION = classes(looks.quiet, css.explanation);

export interface DrawerProps {
  namespace: string;
  target: DrilldownTarget;
  /** The figure that this one was opened from. */
  back: { title: string; go: () => void } | null;
  onOpen: (target: DrilldownTarget) => void;
  onClose: () => void;
  /** No place beside the content: over it. */
  floating: boolean;
  /** What it shows stands in the address, where Back leaves it. */
  inAddress?: boolean | undefined;
  /** It shows another project than the active one, which the assistant would answer about. */
  isElsewhere?: boolean | undefined;
}

/** What a figure is and what it is made of, or another page to read beside the screen. */
export function Drawer(props: DrawerProps) {
  const { namespace, target, back, onOpen, onClose, floating, inAddress } = props;
  const { isElsewhere = false } = props;
  const { title } = target;
  const heading = useRef<HTMLHeadingElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const covers = usePhone();
  const [wanted, setWanted] = useState(false);
  const figure = 'figure' in target ? target.figure : null;
  const hasLines = figure?.kind === 'booked';
  const isWide = wanted && hasLines && !covers;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [figure]);
  useEscape(drawer, onClose);
  const context = target.context ?? (figure ? contextOf(figure) : undefined);
  const question = askedOf(target, context);
  const within = useMemo(
    (): Drilldown => ({ open: onOpen, close: onClose, opened: null, isElsewhere }),
    [onOpen, onClose, isElsewhere],
  );
  return (
    <div
      ref={drawer}
      role="dialog"
      aria-labelledby={titleId}
      aria-modal={covers}
      data-in-address={inAddress || undefined}
      onKeyDown={covers ? loopFocus : undefined}
      className={classes(css.drawer, floating && css.floating, isWide && css.wide)}
    >
      <DrilldownContext value={within}>
        <header className={css.header}>
          {back ? (
            <button type="button" className={classes(looks.link, css.back)} onClick={back.go}>
              <Icon of={ArrowLeft} size={14} />
              Terug naar {back.title}
            </button>
          ) : null}
          <div className={css.titleLine}>
            <div className={css.titles}>
              {context && context !== title ? <p className={looks.quiet}>{context}</p> : null}
              <h2 id={titleId} ref={heading} tabIndex={-1} className={css.title}>
                {title}
              </h2>
            </div>
            {hasLines && !covers ? (
              <IconButton
                of={isWide ? Minimize2 : Maximize2}
                className={css.close}
                aria-label={isWide ? 'Minder kolommen' : 'Alle kolommen'}
                aria-pressed={isWide}
                onClick={() => setWanted(!isWide)}
              />
            ) : null}
            <IconButton of={X} className={css.close} aria-label="Sluiten" onClick={onClose} />
          </div>
          {'figure' in target ? <Amount target={target} context={context} onOpen={onOpen} /> : null}
        </header>
        {'figure' in target ? (
          <Contents target={target} namespace={namespace} wide={isWide} onOpen={onOpen} />
        ) : (
          target.content
        )}
        {question && !isElsewhere ? <AskAssistant question={question} /> : null}
      </DrilldownContext>
    </div>
  );
}

function askedOf(target: DrilldownTarget, context: string | undefined) {
  if (!('figure' in target)) return target.question;
  const named = { title: target.title, context, figure: target.figure };
  return { text: questionOf(named), context_prompt: promptOf(named) };
}

interface AmountProps extends Pick<DrawerProps, 'onOpen'> {
  target: FigureTarget;
  context: string | undefined;
}

/** The amount with what it is in words, and whose it is. */
function Amount({ target, context, onOpen }: AmountProps) {
  const { title, figure, remark } = target;
  const explanation = explanationOf({ title, context, figure });
  const relation = relationOf(figure);
  return (
    <>
      <p className={css.amountLine}>
        <span className={css.amount}>{formatFigure(figure, 'exact')}</span>
        <Change target={target} onOpen={onOpen} />
      </p>
      {explanation ? <p className={EXPLANATION}>{explanation}</p> : null}
      {remark ? <p className={EXPLANATION}>{remark}</p> : null}
      {relation === undefined ? null : (
        <RelationLink relatie={relation} className={css.relation}>
          Alles van deze relatie
        </RelationLink>
      )}
    </>
  );
}

/** How the amount differs from another; the difference opens as any figure does. */
function Change({ target, onOpen }: Omit<AmountProps, 'context'>) {
  const { change } = target;
  if (!change) return null;
  const { text, title, figure } = change;
  return (
    <button
      type="button"
      className={css.change}
      data-figure={figure.kind}
      onClick={() => onOpen({ title, figure })}
    >
      {text}
    </button>
  );
}

interface ContentsProps {
  target: FigureTarget;
  namespace: string;
  wide: boolean;
  onOpen: (target: DrilldownTarget) => void;
}

function Contents({ target: { figure, title }, namespace, wide, onOpen }: ContentsProps) {
  switch (figure.kind) {
    case 'booked':
      return <LinesView figure={figure} title={title} namespace={namespace} wide={wide} />;
    case 'derived':
      return <DerivedView figure={figure} title={title} onOpen={onOpen} />;
    case 'budget':
      return <Basis heading="Begroot bedrag" text={figure.basis} />;
    case 'forecast':
      return <Basis heading="Verwacht bedrag" text={figure.basis} />;
    default:
      return <Basis heading="Geen cijfer" text={reasonOf(figure) ?? ''} />;
  }
}

function Basis({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={css.basis}>
      <h3>{heading}</h3>
      <p>{text}</p>
    </section>
  );
}
