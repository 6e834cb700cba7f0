import { BehaviorSubject, Subject, distinctUntilChanged, type Observable } from 'rxjs';
import type { BusEvents, BusValues } from './topics.ts';

type Listener<T> = (payload: T) => void;
type Unsubscribe = () => void;

/**
 * The closed, typed list of topics by which shell and remotes talk. Values are kept and replayed to
 * new listeners; events are not. A listener that throws is reported and disturbs no other.
 */
export interface Bus {
  get<T extends keyof BusValues>(topic: T): BusValues[T];
  set<T extends keyof BusValues>(topic: T, value: BusValues[T]): void;
  /** Calls the listener at once with the present value and then at each change. */
  watch<T extends keyof BusValues>(topic: T, listener: Listener<BusValues[T]>): Unsubscribe;
  emit<T extends keyof BusEvents>(topic: T, payload: BusEvents[T]): void;
  on<T extends keyof BusEvents>(topic: T, listener: Listener<BusEvents[T]>): Unsubscribe;
}

export interface BusOptions {
  /** Told of errors that listeners throw. */
  onListenerError: (error: unknown, topic: string) => void;
}

type ValueSubjects = { [T in keyof BusValues]: BehaviorSubject<BusValues[T]> };
type EventSubjects = { [T in keyof BusEvents]: Subject<BusEvents[T]> };

export function createBus({ onListenerError }: BusOptions): Bus {
  const values: ValueSubjects = {
    project: new BehaviorSubject<BusValues['project']>(null),
    period: new BehaviorSubject<BusValues['period']>(null),
    chatOpen: new BehaviorSubject<BusValues['chatOpen']>(false),
    report: new BehaviorSubject<BusValues['report']>(null),
    question: new BehaviorSubject<BusValues['question']>(null),
    menuCounts: new BehaviorSubject<BusValues['menuCounts']>({}),
  };
  const events: EventSubjects = {
    chatClose: new Subject(),
    relationAsked: new Subject(),
    dataChanged: new Subject(),
    configChanged: new Subject(),
    sessionEnded: new Subject(),
  };

  const listen = <T>(source: Observable<T>, topic: string, listener: Listener<T>): Unsubscribe => {
    const subscription = source.subscribe((payload) => {
      try {
        listener(payload);
      } catch (error) {
        onListenerError(error, topic);
      }
    });
    return () => subscription.unsubscribe();
  };

  return {
    get: (topic) => values[topic].getValue(),
    set: (topic, value) => values[topic].next(value),
    watch: (topic, listener) => listen(values[topic].pipe(distinctUntilChanged()), topic, listener),
    emit: (topic, payload) => events[topic].next(payload),
    on: (topic, listener) => listen(events[topic], topic, listener),
  };
}
