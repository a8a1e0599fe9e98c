import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const LAST = 20;
const MOST = 5;
const LOG_LINE = 240;

/** A run elsewhere leaves nothing but the end of what it printed, so this comes last. */
export default class FailedStepsReporter implements Reporter {
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return;
    const steps = result.steps.flatMap(leavesOf).map(step => lineOf(step, result.startTime.getTime()));
    const began = result.startTime.toISOString();
    this.#failures.push(
      [
        `\n  Last steps of "${test.title}", which began at ${began}:`,
        ...steps.slice(-LAST),
        ...logOf(result),
      ].join('\n'),
    );
  }

  onEnd(): void {
    for (const failure of this.#failures.slice(0, MOST)) process.stdout.write(`${failure}\n`);
  }
}

/** What the screen showed: from its bottom, because a dialog stands after the page that it covers. */
const SEEN_LINES = 60;
const LINES: Readonly<Record<string, number>> = { 'main process': LAST, traffic: LAST, seen: SEEN_LINES };
/** After the step that failed began, a page only repeats its polls until the step is given up. */
const TRAFFIC_AFTER_MS = 3_000;

function logOf(result: TestResult): string[] {
  const failed = result.steps.flatMap(leavesOf).find(({ error }) => error !== undefined);
  const last = failed && new Date(failed.startTime.getTime() + TRAFFIC_AFTER_MS).toISOString().slice(11, 23);
  return result.attachments.flatMap(({ name, body }) => {
    const count = LINES[name];
    if (count === undefined) return [];
    const lines = (body?.toString('utf8') ?? '').split('\n').filter(line => line !== '');
    const shown = name === 'traffic' && last ? lines.filter(line => line.slice(0, 12) <= last) : lines;
    return [`    ${name}:`, ...shown.slice(-count).map(line => `    ${line.slice(0, LOG_LINE)}`)];
  });
}

function leavesOf(step: TestStep): TestStep[] {
  if (step.steps.length > 0) return step.steps.flatMap(leavesOf);
  return step.category === 'fixture' && !step.error ? [] : [step];
}

function lineOf({ startTime, duration, title, location, error }: TestStep, start: number): string {
  const at = ((startTime.getTime() - start) / 1_000).toFixed(2).padStart(8);
  const took = duration < 0 ? 'no end' : `${duration} ms`;
  const position = location ? `  ${basename(location.file)}:${location.line}` : '';
  return `  ${at} s ${took.padStart(9)}  ${error ? '✘ ' : ''}${title}${position}`;
}
