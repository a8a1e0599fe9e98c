import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { root, StepFailed } from './steps.ts';

export type Requirement = { id: string; text: string };

/** A requirement (`FUN-33`) or a product decision (`PD-09`). */
const ID = /\b(?:[A-Z]{3}|PD)-\d{2}\b/g;
const RANGE = /\b([A-Z]{3})-(\d{2}) to (?:\1-)?(\d{2})\b/g;
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const FOLDERS = [
  'src-shared',
  'src-gateway',
  'src-main',
  'src-preload',
  'src-renderer',
  'build',
  'tests',
  'docs',
];
const TEXT_FILE = /\.(tsx?|md)$/;

const requirementsFile = join(root, 'docs', 'requirements.md');
const decisionsFile = join(root, 'docs', 'product-decisions.md');

/** The lines of a list: `- FUN-33 A pet switched off loses its consent.` */
export function parseRequirements(list: string): Requirement[] {
  return [...list.matchAll(/^- ((?:[A-Z]{3}|PD)-\d{2}) (.+)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
}

/** The IDs that a text cites, those inside a range such as `SRC-06 to SRC-11` included: each must exist. */
export function citedIds(text: string): Set<string> {
  const cited = new Set<string>(text.match(ID) ?? []);
  for (const [, area = '', first = '', last = ''] of text.matchAll(RANGE))
    for (let number = Number(first); number <= Number(last); number += 1)
      cited.add(`${area}-${String(number).padStart(2, '0')}`);
  return cited;
}

/** The IDs that a text names one by one. A range proves none of its requirements: nobody who counts finds them. */
export function namedIds(text: string): Set<string> {
  return new Set(text.replaceAll(RANGE, '').match(ID) ?? []);
}

export type Coverage = {
  requirements: Requirement[];
  tested: Set<string>;
  /** `file: ID` of each cited ID of a known area that is in neither list. */
  unknown: string[];
};

export async function readCoverage(): Promise<Coverage> {
  const requirements = parseRequirements(await readFile(requirementsFile, 'utf8'));
  const decisions = parseRequirements(await readFile(decisionsFile, 'utf8'));
  const known = new Set([...requirements, ...decisions].map(({ id }) => id));
  const areas = new Set([...known].map(id => id.slice(0, -3)));
  const tested = new Set<string>();
  const unknown: string[] = [];
  for (const file of await textFiles()) {
    const text = await readFile(join(root, file), 'utf8');
    for (const id of citedIds(text))
      if (areas.has(id.slice(0, -3)) && !known.has(id)) unknown.push(`${file}: ${id}`);
    if (TEST_FILE.test(file)) for (const id of namedIds(text)) tested.add(id);
  }
  return { requirements, tested, unknown };
}

async function textFiles(): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async folder => {
      const entries = await readdir(join(root, folder), { recursive: true });
      return entries.map(entry => `${folder}/${entry.replaceAll('\\', '/')}`);
    }),
  );
  return lists.flat().filter(file => TEXT_FILE.test(file));
}

/** A step of `npm run check`. Throws when an ID is cited that does not exist. */
export async function checkRequirements(): Promise<string> {
  const { requirements, tested, unknown } = await readCoverage();
  if (unknown.length > 0) throw new StepFailed(`IDs that stand in no list of docs/:\n${unknown.join('\n')}`);
  const count = requirements.filter(({ id }) => tested.has(id)).length;
  return `${count} of ${requirements.length} named by a test`;
}

/** `npm run requirements [AREA ...]`: how many of each area a test names, and which of the given areas none does. */
if (import.meta.main) {
  const wanted = process.argv.slice(2).map(area => area.toUpperCase());
  const { requirements, tested } = await readCoverage();
  const areas = Map.groupBy(requirements, ({ id }) => id.slice(0, 3));
  for (const [area, lines] of areas) {
    const missing = lines.filter(({ id }) => !tested.has(id));
    if (wanted.length > 0 && !wanted.includes(area)) continue;
    console.log(`${area} ${lines.length - missing.length} of ${lines.length}`);
    if (wanted.length > 0) for (const { id, text } of missing) console.log(`  ${id} ${text}`);
  }
  const count = requirements.filter(({ id }) => tested.has(id)).length;
  console.log(`${count} of ${requirements.length} named by a test`);
}
