/** The keyboard's pages of keys (BEY-04). Words in braces are commands; the rest is typed. */

export type Page = 'text' | 'email' | 'numeric' | 'symbols';

const digits = '1 2 3 4 5 6 7 8 9 0 {backspace}';
const letters = ['q w e r t y u i o p', 'a s d f g h j k l'] as const;
const accents = 'á â ã à é ê í ó ô õ ú';

const pages = {
  text: [
    digits,
    letters[0],
    `${letters[1]} ç`,
    '{shift} z x c v b n m , .',
    accents,
    "{symbols} - {space} ' {hide} {enter}",
  ],
  email: [
    digits,
    letters[0],
    `${letters[1]} _`,
    '{shift} z x c v b n m - .',
    '{symbols} @ .com .com.br {hide} {enter}',
  ],
  numeric: ['1 2 3 {backspace}', '4 5 6 +', '7 8 9 -', '{hide} 0 , {enter}'],
  symbols: [
    digits,
    '@ # $ % & * ( ) - +',
    '! " \' : ; / ? , . _ =',
    '[ ] { } < > \\ | ~ ^ `',
    '{letters} {space} {hide} {enter}',
  ],
} as const satisfies Record<Page, readonly string[]>;

const isCommand = (key: string) => /^\{\w+\}$/.test(key);

const capital = (row: string) =>
  row
    .split(' ')
    .map(key => (isCommand(key) || key.length > 1 ? key : key.toUpperCase()))
    .join(' ');

/** In the format of react-simple-keyboard: every page, and its capitals under `page-shift`. */
export const layouts: Record<string, string[]> = Object.fromEntries(
  Object.entries(pages).flatMap(([page, rows]) => [
    [page, [...rows]],
    [`${page}-shift`, rows.map(capital)],
  ]),
);

export const allKeys: readonly string[] = [
  ...new Set(Object.values(layouts).flatMap(rows => rows.flatMap(row => row.split(' ')))),
];

export type FieldFacts = { type: string; inputMode: string; autocomplete: string };

const numberPurposes =
  /\b(tel(-\w+)*|bday(-\w+)*|cc-(number|csc|exp(-\w+)?)|one-time-code|postal-code|transaction-amount)\b/;

/** The page for a field: its input mode counts first, then its type, then its autocomplete. */
export function pageFor({ type, inputMode, autocomplete }: FieldFacts): Exclude<Page, 'symbols'> {
  if (['numeric', 'decimal', 'tel'].includes(inputMode)) return 'numeric';
  if (inputMode === 'email' || inputMode === 'url') return 'email';
  if (inputMode !== '') return 'text';
  if (type === 'email' || type === 'url') return 'email';
  if (type === 'tel' || type === 'number' || type === 'date') return 'numeric';
  return numberPurposes.test(autocomplete) ? 'numeric' : 'text';
}
