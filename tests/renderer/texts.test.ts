import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', 'locales');
/** What the gateway and the page on its own origin say is in a folder of its own: the guest app does not load it. */
const files = (language: string) =>
  readdirSync(join(root, language), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .sort();

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

function read(language: string, file: string): Map<string, string> {
  return new Map(leaves(JSON.parse(readFileSync(join(root, language, file), 'utf8')) as Tree));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

test('both languages have the same files of texts (APP-01)', () => {
  expect(files('en').length).toBeGreaterThan(10);
  expect(files('pt')).toEqual(files('en'));
});

describe.each(files('en'))('%s', file => {
  const en = read('en', file);
  const pt = read('pt', file);

  test('has the same keys in both languages (APP-01)', () => {
    expect([...pt.keys()].sort()).toEqual([...en.keys()].sort());
  });

  test('has no empty text (APP-01)', () => {
    for (const [key, text] of [...en, ...pt]) expect(text.trim(), key).not.toBe('');
  });

  test('fills the same places in both languages (APP-01)', () => {
    for (const [key, text] of en) expect(placeholders(pt.get(key) ?? ''), key).toEqual(placeholders(text));
  });
});

describe.each(['en', 'pt'])('in %s', language => {
  const textOf = (file: string, key: string) => read(language, file).get(key) ?? '';

  test.each([
    ['booking-details.json', 'policies.pet.text'],
    ['booking-services.json', 'pet.policyFee'],
    ['booking-services.json', 'pet.fee'],
    ['help.json', 'items.pets.text'],
    ['gateway/chat.json', 'options.pet.text'],
  ])('where %s names the pet fee, it says that taxes are added (LIM-12, PD-32)', (file, key) => {
    expect(textOf(file, key)).toMatch(/\{\{(fee|petFee)\}\}[^.]* (plus|mais) [^.]*(tax|impostos)/);
  });

  test('the help names each kind of stay whose check-in requires a card (CHK-03, PD-14)', () => {
    const kinds = {
      en: [/paid at the reception/, /partner/, /credits alone/],
      pt: [/pagar na recepção/, /parceiro/, /só com créditos/],
    };
    for (const kind of kinds[language as keyof typeof kinds])
      expect(textOf('help.json', 'items.guarantee.text')).toMatch(kind);
  });

  test('a guest with nobody to see and no room to invite to reads both reasons for that (VIS-04, BKG-14)', () => {
    const text = textOf('visitors.json', 'away.text');
    expect(text).toMatch(/check(ed in|-in)/);
    expect(text).toMatch(/(several rooms|mais de um quarto).*(arrival|chegada)/);
  });
});
