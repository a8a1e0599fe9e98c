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

const LOGS = ['main process', 'traffic'];
/** What the screen showed, from its top (device-fixture.ts). */
const SEEN = 'seen';
const SEEN_LINES = 40;

function logOf({ attachments }: TestResult): string[] {
  return attachments
    .filter(({ name }) => LOGS.includes(name) || name === SEEN)
    .flatMap(({ name, body }) => {
      const lines = (body?.toString('utf8') ?? '').split('\n').filter(line => line !== '');
      const shown = name === SEEN ? lines.slice(0, SEEN_LINES) : lines.slice(-LAST);
      return shown.map(line => `    ${line.slice(0, LOG_LINE)}`);
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
