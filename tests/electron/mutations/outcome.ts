import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { STARTED } from '../electron-fixtures.ts';

export type Outcome = {
  passed: string[];
  failed: string[];
  /** True when the app of every failed test did start. */
  started: boolean;
  /** What kept the tests from being run at all. */
  errors: string[];
};

/** Reads Playwright's JSON report. A skipped test counts as neither. */
export function readOutcome(report: unknown): Outcome {
  const { suites, errors } = report as JSONReport;
  const outcome: Outcome = {
    passed: [],
    failed: [],
    started: true,
    errors: errors.map(({ message = '' }) => message),
  };
  const visit = (suite: JSONReportSuite) => {
    for (const { title, tests } of suite.specs) {
      for (const { status, annotations } of tests) {
        if (status === 'expected') outcome.passed.push(title);
        if (status !== 'unexpected') continue;
        outcome.failed.push(title);
        outcome.started &&= annotations.some(({ type }) => type === STARTED);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  suites.forEach(visit);
  return outcome;
}
