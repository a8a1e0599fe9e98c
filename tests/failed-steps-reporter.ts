import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const LAST = 30;

/**
 * Prints the last steps of a test that failed: when each began, how long it took, where it stands in the code. A run
 * elsewhere leaves nothing but what it printed, and a test that runs out of time does not always say what it waited for.
 */
export default class FailedStepsReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped') return;
    const lines = result.steps.flatMap(leavesOf).map(step => lineOf(step, result.startTime.getTime()));
    process.stdout.write(`\n  Last steps of "${test.title}":\n${lines.slice(-LAST).join('\n')}\n`);
  }
}

function leavesOf(step: TestStep): TestStep[] {
  if (step.steps.length > 0) return step.steps.flatMap(leavesOf);
  return step.category === 'fixture' && !step.error ? [] : [step];
}

function lineOf({ startTime, duration, title, location, error }: TestStep, start: number): string {
  const at = ((startTime.getTime() - start) / 1_000).toFixed(2).padStart(8);
  const took = duration < 0 ? 'no end' : `${duration} ms`;
  const place = location ? `  ${basename(location.file)}:${location.line}` : '';
  return `  ${at} s ${took.padStart(9)}  ${error ? '✘ ' : ''}${title}${place}`;
}
