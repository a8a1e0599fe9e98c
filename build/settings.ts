import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rowsOf, type Setting } from '../src-gateway/config/setting.ts';
import { composedSettings, settings } from '../src-gateway/config/settings.ts';
import { root, StepFailed } from './steps.ts';

/** Prints the gateway's tables of settings into docs/settings.md. A test fails when the two differ. */
export const SETTINGS_PAGE = join(root, 'docs', 'settings.md');

export function printSettings(page: string): string {
  const { limits, ...others } = settings;
  const variables = [others, composedSettings]
    .flatMap(rowsOf)
    .flatMap(row => (row.variable === null ? [] : [[row.variable, defaultOf(row), row.meaning]]));
  const rateLimits = Object.entries(limits).map(([name, row]) => [
    name,
    `${row.initial.points}/${row.initial.seconds}`,
    row.meaning,
    row.variable ?? '',
  ]);
  const printed = replaceTable(page, 'variables', [['variable', 'default', 'meaning'], ...variables]);
  return replaceTable(printed, 'limits', [['limit', 'tries/seconds', 'counts', 'variable'], ...rateLimits]);
}

function replaceTable(page: string, name: string, [head = [], ...rows]: string[][]): string {
  const table = new RegExp(`(?<=<!-- ${name}: npm run settings -->\n).*?(?=<!-- end -->)`, 's');
  if (!table.test(page)) throw new StepFailed(`docs/settings.md has no place for the table of ${name}`);
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`);
  return page.replace(table, () => `\n${lines.join('')}\n`);
}

function defaultOf({ shown, initial, variable }: Setting<unknown>): string {
  if (shown !== null) return shown;
  if (initial === null || (Array.isArray(initial) && initial.length === 0)) return 'none';
  if (typeof initial === 'boolean') return initial ? 'on' : 'off';
  if (typeof initial === 'number') return String(variable?.endsWith('_SECONDS') ? initial / 1_000 : initial);
  if (typeof initial === 'string') return initial.includes('<') ? `\`${initial}\`` : initial;
  throw new StepFailed(`${variable} needs words for its default in src-gateway/config/settings.ts`);
}

if (import.meta.main) await writeFile(SETTINGS_PAGE, printSettings(await readFile(SETTINGS_PAGE, 'utf8')));
