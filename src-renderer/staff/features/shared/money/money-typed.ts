import type { Cents } from '#shared/money.ts';

/** `1.234,56`, `1234.56`, `150` and `R$ 150,5` in cents; null for anything else. */
export function parseCents(typed: string): Cents | null {
  const plain = typed.replace(/^\s*R\$/, '').trim();
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** `1234,56`, as it is typed. */
export const toTyped = (cents: Cents): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** The change of notes that were typed; null while nothing is typed, or too little. */
export function changeOf(typed: string, dueCents: Cents): Cents | null {
  const received = parseCents(typed);
  return received === null || received < dueCents ? null : received - dueCents;
}

const NOTES = [10_00, 20_00, 50_00, 100_00, 200_00];

/** Amounts that a guest is likely to hand over: the next multiples of the notes, the smallest first, at most three. */
export function likelyNotes(dueCents: Cents): Cents[] {
  const amounts = NOTES.map(note => Math.ceil(dueCents / note) * note).filter(amount => amount > dueCents);
  return [...new Set(amounts)].toSorted((one, other) => one - other).slice(0, 3);
}
