import { useEffect, useState } from 'react';

/** What goes wrong, as the test sets it in the page before the screen is opened. */
declare global {
  interface Window {
    kengetalFault?: { kind: string; when: 'at once' | 'by a click' };
    /** How often this release was evaluated. */
    kengetalTries?: number;
  }
}

const fault = () => window.kengetalFault ?? { kind: 'none', when: 'at once' };
const broken = () => new Error('de proef is mislukt');

window.kengetalTries = (window.kengetalTries ?? 0) + 1;
if (fault().kind === 'evaluation') throw broken();

/** A screen that does wrong when it is told to: at once, or when its button is pressed. */
export default function Proof() {
  const [pressed, setPressed] = useState(false);
  const { kind, when } = fault();
  const press = () => {
    setPressed(true);
    if (kind === 'handler') throw broken();
    if (kind === 'rejection') void Promise.reject(broken());
  };
  return (
    <>
      <h1>Proefuitgave</h1>
      <button onClick={press}>Doe het</button>
      {when === 'at once' || pressed ? <Wrong kind={kind} /> : null}
    </>
  );
}

const never = new Promise<never>(() => undefined);

function Wrong({ kind }: { kind: string }) {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (kind === 'effect') throw broken();
  }, [kind]);
  // Each rendering asks for another, until React gives up.
  if (kind === 'loop') setTurns(turns + 1);
  if (kind === 'render') throw broken();
  // React waits for a promise that is thrown.
  if (kind === 'suspense') throw never;
  return null;
}
