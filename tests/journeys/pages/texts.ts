import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type cardPage from '#locales/en/gateway/card-page.json';
import type { AnyKey, TextValues } from '#renderer/platform/i18n/texts.ts';

export type Language = 'en' | 'pt';
export type Texts = (key: AnyKey, values?: TextValues) => string;

export const languages = ['en', 'pt'] as const;

const locales = join(import.meta.dirname, '..', '..', '..', 'locales');
const read = new Map<string, unknown>();

function fileOf(language: Language, namespace: string): unknown {
  const file = join(locales, language, `${namespace}.json`);
  if (!read.has(file)) read.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return read.get(file);
}

function leaf(tree: unknown, path: readonly string[]): string | null {
  let found = tree;
  for (const part of path) {
    if (typeof found !== 'object' || found === null) return null;
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === 'string' ? found : null;
}

/** The texts of one language; a key that is not there fails at once. */
export function textsOf(language: Language): Texts {
  const plurals = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const tree = fileOf(language, namespace);
    const { count } = values;
    const forms = count === undefined ? [] : [...(count === 0 ? ['zero'] : []), plurals.select(count)];
    const paths = [...forms.map(form => `${path}_${form}`), path];
    const text = paths.map(one => leaf(tree, one.split('.'))).find(one => one !== null) ?? null;
    if (text === null) throw new Error(`${key} is no text of ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

type Tree = { [key: string]: string | Tree };
type Path<Of> = {
  [Key in keyof Of & string]: Of[Key] extends string ? Key : `${Key}.${Path<Of[Key]>}`;
}[keyof Of & string];
export type FrameTexts = (key: Path<typeof cardPage>, values?: Record<string, string>) => string;

export function frameTextsOf(language: Language): FrameTexts {
  const tree = fileOf(language, 'gateway/card-page') as Tree;
  return (key, values = {}) => {
    const text = leaf(tree, key.split('.'));
    if (text === null) throw new Error(`${key} is no text of the card page in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function startingWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}

/** The label of a field, with or without the star that says it must be filled. */
export function labelled(text: string): RegExp {
  return new RegExp(`^${escaped(text)}\\s*\\*?$`);
}

export const langQuery = (language: Language) => (language === 'pt' ? 'PORTUGUESE' : 'ENGLISH');
