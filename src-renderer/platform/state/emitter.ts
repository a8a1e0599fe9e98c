export type Emitter<Values extends unknown[]> = {
  /** Called once per event however often it is registered. Returns a function that removes it. */
  subscribe: (listener: (...values: Values) => void) => () => void;
  /** Calls every listener, in the order of registration; one that is removed meanwhile is not called. */
  notify: (...values: Values) => void;
};

/** `subscribe` can be passed to `useSyncExternalStore` directly: its identity is stable. */
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
