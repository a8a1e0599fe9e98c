/** An event that a module announces to whoever listens. */
export type Emitter<Values extends unknown[]> = {
  /** Registers a listener, which is called once per event however often it is registered. Returns the way to stop. */
  subscribe: (listener: (...values: Values) => void) => () => void;
  /** Calls every listener, in the order in which they came; one that is removed meanwhile is not called any more. */
  notify: (...values: Values) => void;
};

/** `subscribe` may go to `useSyncExternalStore` as it is: it keeps its identity. */
export function createEmitter<Values extends unknown[] = []>(): Emitter<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...values) => {
      for (const listener of listeners) listener(...values);
    },
  };
}
