import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../../build/steps.ts';
import { mutations as desktopMutations } from '../electron/mutations/mutations.ts';
import { sourceMutations } from './source-mutations.ts';

type VitestReport = { testResults: { name: string; assertionResults: { fullName: string }[] }[] };
type Suite = { specs: { title: string }[]; suites?: Suite[] };

/**
 * Which mutations name a test that has not run, by the reports of a whole run: it has another title or file now. Half of
 * the titles are made by tables, so that no source has them.
 */
export async function missingTests(vitestReports: string[], browserReport: string): Promise<string[]> {
  const byFile = new Map<string, string[]>();
  for (const report of vitestReports) {
    const { testResults } = (await read(report)) as VitestReport;
    for (const { name, assertionResults } of testResults)
      byFile.set(
        relative(root, name),
        assertionResults.map(({ fullName }) => fullName),
      );
  }
  const { suites } = (await read(browserReport)) as { suites: Suite[] };
  const inBrowser = suites.flatMap(titlesOf);
  const has = (titles: readonly string[], part: string) => titles.some(title => title.includes(part));
  return [
    ...sourceMutations.filter(({ testFile, test }) => !has(byFile.get(testFile) ?? [], test)),
    ...desktopMutations.filter(({ test }) => !has(inBrowser, test)),
  ].map(({ name, test }) => `${name}: "${test}"`);
}

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const titlesOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesOf),
];
