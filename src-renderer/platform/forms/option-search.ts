export type SearchOption = {
  value: string;
  label: string;
  /** Other names that count in a search. */
  also?: readonly string[];
  /** Of a country: its code, by which a kiosk's list finds its name in other languages. */
  country?: string;
};

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const plain = (text: string) => withoutAccents(text).trim();

/** Start of the name, start of a word, inside a word; null: nowhere. */
function rankIn(text: string, wanted: string): 0 | 1 | 2 | null {
  const at = text.indexOf(wanted);
  if (at < 0) return null;
  if (at === 0) return 0;
  const beginsWord = text.split(/[^\p{L}\p{N}]+/u).some(word => word.startsWith(wanted));
  return beginsWord ? 1 : 2;
}

function rankOf({ label, also = [] }: SearchOption, wanted: string): number | null {
  const own = rankIn(plain(label), wanted);
  if (own !== null) return own;
  // A hit inside a name that is not on the screen could not be understood.
  return also.some(name => rankIn(plain(name), wanted) === 0) ? 1 : null;
}

export function matching<Option extends SearchOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = plain(typed);
  if (wanted === '') return options;
  return options
    .flatMap(option => {
      const rank = rankOf(option, wanted);
      return rank === null ? [] : [{ option, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** The label around what was typed; null where it is not in it. */
export function markedMatch(
  label: string,
  typed: string,
): { before: string; match: string; after: string } | null {
  const wanted = plain(typed);
  const text = withoutAccents(label);
  // A letter that becomes two (as ß would in capitals) moves all positions behind it.
  if (wanted === '' || text.length !== label.length) return null;
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
  const at = words.find(index => text.startsWith(wanted, index)) ?? text.indexOf(wanted);
  if (at < 0) return null;
  const end = at + wanted.length;
  return { before: label.slice(0, at), match: label.slice(at, end), after: label.slice(end) };
}
