const listeners = new Set<() => void>();

/** Told whenever the house did not answer a call, or somebody else answered in its place. Returns the way to stop. */
export function onUnreachable(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyUnreachable(): void {
  for (const listener of listeners) listener();
}
