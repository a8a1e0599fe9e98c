import Fuse, { type FuseResult } from 'fuse.js';
import type { HelpItem } from './help-items.ts';

export const SEARCH_LETTERS = 3;

export type HelpText = HelpItem & { title: string; text: string };

/** A part of a text that matches the query: its first and last character. */
export type Match = readonly [first: number, last: number];

export type FoundItem = { item: HelpText; title: Match[]; text: Match[] };

export function helpIndex(items: readonly HelpText[]): Fuse<HelpText> {
  return new Fuse(items, {
    keys: [
      { name: 'title', weight: 2 },
      { name: 'text', weight: 1 },
    ],
    threshold: 0.3,
    minMatchCharLength: SEARCH_LETTERS,
    includeMatches: true,
    // A word counts at any position in a text.
    ignoreLocation: true,
    ignoreDiacritics: true,
  });
}

/** The items that match a query, best first; null for a query that is too short. */
export function searchHelp(index: Fuse<HelpText>, query: string): FoundItem[] | null {
  // Written in both ways, and neither is a part of the other.
  const wanted = query.trim().replace(/^wi ?fi\b/i, 'Wi-Fi');
  if (wanted.length < SEARCH_LETTERS) return null;
  return index.search(wanted).map(toFound);
}

function toFound({ item, matches = [] }: FuseResult<HelpText>): FoundItem {
  const of = (key: 'title' | 'text') =>
    matches.filter(match => match.key === key).flatMap(match => [...match.indices]);
  return { item, title: of('title'), text: of('text') };
}

/** Length of the text around a match, in characters. */
const SNIPPET = 140;

export function toSnippet(text: string, matches: readonly Match[]): { text: string; matches: Match[] } {
  const longest = matches.toSorted(([a, b], [c, d]) => d - c - (b - a))[0];
  const from = longest === undefined ? 0 : wordBefore(text, Math.max(0, longest[0] - SNIPPET / 2));
  const end = text.length <= from + SNIPPET ? text.length : wordBefore(text, from + SNIPPET);
  const start = from > 0 ? '… ' : '';
  const part = text.slice(from, end).replaceAll('\n', ' ').trimEnd();
  const shift = start.length - from;
  return {
    text: start + part + (end < text.length ? ' …' : ''),
    matches: matches
      .filter(([first, last]) => first >= from && last < end)
      .map(([first, last]) => [first + shift, last + shift] as const),
  };
}

function wordBefore(text: string, at: number): number {
  const space = text.slice(0, at + 1).search(/\s\S*$/);
  return space < 0 ? 0 : space + 1;
}
