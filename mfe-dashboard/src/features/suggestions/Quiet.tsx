import { useState } from 'react';
import type { Detector } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import { useQuiet } from '../../suggestions/suggestions.ts';
import { DETECTOR_NAMES } from '../../suggestions/words.ts';
import css from './list.module.css';

interface Project {
  projectId: string;
  onDone: () => void;
}

/** Asks an editor whether to be silent of what this project keeps rejecting. */
export function QuietOffer({ projectId, onDone, detector }: Project & { detector: Detector }) {
  const { mutate, isPending, error } = useQuiet(projectId, onDone);
  const [isLater, setLater] = useState(false);
  if (isLater) return null;
  return (
    <div className={css.notices}>
      <Notice
        tone={error ? 'unfavourable' : 'info'}
        action={{
          label: 'Stilzetten',
          onClick: () => {
            if (!isPending) mutate({ detector, quiet: true });
          },
        }}
        secondAction={{ label: 'Later', onClick: () => setLater(true) }}
      >
        {error
          ? `Stilzetten is niet gelukt. ${messageOf(error)}`
          : `Je noemde ${DETECTOR_NAMES[detector]} vaker niet relevant. Deze soort stilzetten?`}
      </Notice>
    </div>
  );
}

interface QuietOnesProps extends Project {
  quiet: readonly Detector[];
  mayEdit: boolean;
}

/** What is silent in this project, with the way back for an editor. */
export function QuietOnes({ projectId, onDone, quiet, mayEdit }: QuietOnesProps) {
  const { mutate, isPending, error } = useQuiet(projectId, onDone);
  const speak = (detector: Detector) => {
    if (!isPending) mutate({ detector, quiet: false });
  };
  return quiet.map((detector) => (
    <div key={detector} className={css.notices}>
      <Notice
        live={false}
        action={mayEdit ? { label: 'Weer aanzetten', onClick: () => speak(detector) } : undefined}
      >
        Stilgezet in dit project: {DETECTOR_NAMES[detector]}.
        {error ? ` Aanzetten is niet gelukt. ${messageOf(error)}` : null}
      </Notice>
    </div>
  ));
}
