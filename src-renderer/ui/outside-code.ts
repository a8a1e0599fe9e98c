let shown: string | null = null;
const listeners = new Set<() => void>();

/** The address whose code is to be seen; null for none. */
export function outsideCode(): string | null {
  return shown;
}

export function onOutsideCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows an address as a code for the guest's phone, or takes the code away. */
export function showOutsideCode(address: string | null): void {
  shown = address;
  for (const listener of listeners) listener();
}
