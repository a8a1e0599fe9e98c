import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import chat from '#locales/en/gateway/chat.json';
import en from '#locales/en/help.json';
import pt from '#locales/pt/help.json';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import {
  findHelpItem,
  helpCategories,
  helpFigures,
  helpItems,
} from '#renderer/guest/features/stay/help/help-items.ts';
import {
  type HelpText,
  helpIndex,
  searchHelp,
  toSnippet,
} from '#renderer/guest/features/stay/help/help-search.ts';
import { textOf } from '#renderer/platform/i18n/i18n.ts';

const files = { en, pt };

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap(value => (typeof value === 'string' ? [value] : leaves(value)));

/** Numbers as words, but the one that is also an article. */
const numberWords =
  /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|half|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte|trinta|cem|metade)\b/iu;

describe.each(['en', 'pt'] as const)('the texts in %s', language => {
  const texts = leaves(files[language]);

  test('name no figure of their own: each comes from the rules that the gateway applies (PD-50)', () => {
    const figures = Object.keys(helpFigures());
    const other = ['letters', 'count', 'query', 'hotel', 'from', 'until', 'note', 'text'];
    for (const text of texts) {
      expect(text.replaceAll(/\{\{\w+\}\}/g, ''), text).not.toMatch(/\d/);
      expect(text).not.toMatch(numberWords);
      for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g)) expect([...figures, ...other]).toContain(name);
    }
  });

  test('have each item once, with a link where one is named (HLP-03)', () => {
    const { items } = files[language];
    expect(helpItems.map(({ id }) => id).sort()).toEqual(Object.keys(items).sort());
    for (const { id, to } of helpItems) expect('action' in items[id], id).toBe(to !== undefined);
  });
});

test('every figure is named by a text of the help or of the chat (PD-50)', () => {
  const texts = [...leaves(en), ...leaves(chat)];
  for (const figure of Object.keys(helpFigures()))
    expect(
      texts.some(text => text.includes(`{{${figure}}}`)),
      figure,
    ).toBe(true);
});

test('every subject has items, and an item is found in its own subject alone (HLP-01, PD-49)', () => {
  for (const category of helpCategories)
    expect(helpItems.filter(item => item.category === category).length).toBeGreaterThan(4);
  expect(findHelpItem('policies', 'pets')?.id).toBe('pets');
  expect(findHelpItem('reservations', 'pets')).toBeUndefined();
  expect(findHelpItem('policies', null)).toBeUndefined();
});

describe('the search', () => {
  let items: HelpText[];
  beforeAll(async () => {
    await startTexts('pt', 'help');
    items = helpItems.map(item => ({
      ...item,
      title: textOf(`help:items.${item.id}.title`, helpFigures()),
      text: textOf(`help:items.${item.id}.text`, helpFigures()),
    }));
  });

  test.each([
    [
      'canceling until 48 hours before the stay returns everything as credits (LIM-04)',
      'cancel',
      /Até 48 horas antes do início da estadia: tudo, em créditos/,
    ],
    [
      'a pet costs R$ 350.00 a stay, and its tax (LIM-12)',
      'pets',
      /10 kg, por R\$\s350,00 por estadia, mais impostos/,
    ],
    ['smoking costs R$ 250.00 plus the cleaning (LIM-13)', 'smoking', /custa R\$\s250,00 mais a limpeza/],
    [
      'staying on is free for 2 hours and then costs 150 % of the daily rate a day (LIM-14)',
      'late-check-out',
      /as primeiras 2 horas não custam nada. Depois, cada dia que começa custa 150% de uma diária, mais impostos/,
    ],
    [
      'the room is left at the hour that was booked, and the price of a night covers it until 12:00 (PD-33)',
      'late-check-out',
      /^O quarto é seu até a hora de saída que você reservou; .* A diária vale até as 12:00\./,
    ],
    [
      'the room is entered from the hour that was booked (PD-33)',
      'check-in',
      /O quarto é seu a partir da hora de chegada que você reservou/,
    ],
    ['two companions share a room (LIM-16)', 'companions', /Até 2 pessoas dividem o quarto com você/],
    [
      'one visitor a day comes for 4 hours, in from 8 to 20, and out by 22 (VIS-19)',
      'visitors',
      /1 visitante por quarto e dia, por até 4 horas. A entrada é das 08:00 às 20:00, e a saída até 22:00/,
    ],
  ])('the help says that %s', (_, id, expected) => {
    expect(items.find(item => item.id === id)?.text).toMatch(expected);
  });

  test.each([
    ['código da porta', 'door-code'],
    ['codigo da porta', 'door-code'],
    ['nao', 'code-fails'],
    ['late check-out', 'late-check-out'],
    ['early checkin', 'early'],
    ['cachorro', 'pets'],
    ['cahcorro', 'pets'],
    ['frigobar', 'minibar'],
    ['BAGAGEM', 'luggage'],
    ['cancelar', 'cancel'],
    ['pix', 'pay'],
    ['wifi', 'wifi'],
    ['wi-fi', 'wifi'],
    ['café da manhã', 'breakfast'],
    ['estacionamento', 'parking'],
    ['toalha', 'towels'],
    ['barulho', 'noise'],
  ])('%s is found, accents, capitals and a typing mistake aside (HLP-04, HLP-28)', (query, id) => {
    const found = searchHelp(helpIndex(items), query);
    expect(found?.slice(0, 3).map(({ item }) => item.id)).toContain(id);
  });

  test('fewer than three letters search nothing, and letters that are nowhere find nothing (HLP-04)', () => {
    const index = helpIndex(items);
    expect(searchHelp(index, ' ab ')).toBeNull();
    expect(searchHelp(index, 'zzzqqqx')).toEqual([]);
  });

  test('whatever is typed, matches lie inside their texts and a snippet holds its own (HLP-04)', () => {
    const index = helpIndex(items);
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('porta?', 'créditos', 'check')),
        query => {
          for (const { item, title, text } of searchHelp(index, query) ?? []) {
            for (const [first, last] of title)
              expect(item.title.slice(first, last + 1).length).toBe(last - first + 1);
            const snippet = toSnippet(item.text, text);
            for (const [first, last] of snippet.matches) {
              const shown = snippet.text.slice(first, last + 1);
              expect(shown.length).toBe(last - first + 1);
              expect(item.text.replaceAll('\n', ' ')).toContain(shown);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
