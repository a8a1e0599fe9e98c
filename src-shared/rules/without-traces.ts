/** Letters without accents and case, so that `JOSE` matches `José` in the account. */
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shorter words, `da` or `Li`, are part of every sentence. */
const SHORTEST_NAME = 3;
const GONE = '…';

/** A guest's feedback without text that would identify its author: addresses, long numbers, and the guest's names. */
export function withoutTraces(text: string, names: readonly string[]): string {
  const known = new Set(
    names
      .flatMap(name => name.split(/[^\p{L}\p{M}\p{N}]+/u))
      .filter(word => word.length >= SHORTEST_NAME)
      .map(fold),
  );
  return text
    .replace(/\S*@\S*|\b(https?:|www\.)\S+/giu, GONE)
    .replace(/\+?\d[\d\s().\-/]{2,}\d/g, GONE)
    .replace(/[\p{L}\p{M}\p{N}]+/gu, word => (known.has(fold(word)) ? GONE : word));
}
