export type SearchOption = { value: string; label: string };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export function matching(options: readonly SearchOption[], typed: string): readonly SearchOption[] {
  const wanted = plain(typed);
  if (wanted === '') return options;
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  return found.toSorted(
    (a, b) => Number(plain(b.label).startsWith(wanted)) - Number(plain(a.label).startsWith(wanted)),
  );
}
