import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails when axe finds anything on the page as it is now (WCAG 2.2 AA and best practice). */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The other way opens a page beside this one, which an app's window has not.
    .setLegacyMode()
    // Fluent's dialogs and menus guide the Tab key by these: nobody ever rests on one.
    .exclude('[data-tabster-dummy]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(node => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}
