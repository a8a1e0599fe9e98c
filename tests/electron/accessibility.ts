import type { Page } from '@playwright/test';
import { noViolations } from '../journeys/no-violations.ts';

/** Fails when axe finds anything on a page of the app as it is now (WCAG 2.2 AA and best practice). */
export function expectNoViolations(page: Page): Promise<void> {
  return noViolations(page, { inDesktop: true });
}
