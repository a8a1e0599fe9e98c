import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type PageState = {
  /** Under an open menu targets are half covered, and meant to be: their size is left out. */
  covered?: boolean;
  /** A window of the desktop app, in whose context axe cannot open a page of its own. */
  inDesktop?: boolean;
};

/** Fails when axe finds anything on the page as it is now (WCAG 2.2 AA and best practice). */
export async function noViolations(
  page: Page,
  { covered = false, inDesktop = false }: PageState = {},
): Promise<void> {
  // A colour on its way from one scheme to the other is no colour that a guest reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // Fluent hides what lies behind a dialog a moment after the dialog stands.
  if (await page.locator('[aria-modal="true"]').first().isVisible())
    await expect(page.getByRole('main'), 'the page behind the dialog, for screen readers').toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(inDesktop)
    // Fluent's dialogs and menus guide the Tab key by these: nobody ever rests on one.
    .exclude('[data-tabster-dummy]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(covered ? ['target-size'] : [])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(node => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}
