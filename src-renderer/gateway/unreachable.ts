const listeners = new Set<() => void>();

/**
 * Called whenever the gateway did not respond to a call, or another server responded in its place. Returns the way to
 * stop.
 */
export function onUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyUnreachable(): void {
  for (const listener of listeners) listener();
}
