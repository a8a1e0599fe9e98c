import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from './pages/texts.ts';

export type PageState = {
  /** Under an open menu targets are half covered, and meant to be: their size is left out. */
  covered?: boolean;
  /** A window of the desktop app, in whose context axe cannot open a page of its own. */
  inDesktop?: boolean;
  /**
   * For a journey that is made in both languages. Colours, sizes and structure are the same in both and are looked at
   * in English; in Portuguese only what its words decide.
   */
  language?: Language;
};

/** axe's rules that a translation can break: names, titles and languages. */
const WORD_RULES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'button-name',
  'document-title',
  'empty-heading',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'label-title-only',
  'link-name',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
];
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails when axe finds anything on the page as it is now (WCAG 2.2 AA and best practice). */
export async function noViolations(
  page: Page,
  { covered = false, inDesktop = false, language = 'en' }: PageState = {},
): Promise<void> {
  // A colour in transition between schemes is not one that a guest reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  // Fluent hides what lies behind a dialog a moment after the dialog is shown.
  if (await page.locator('[aria-modal="true"]').first().isVisible())
    await expect(page.getByRole('main'), 'the page behind the dialog, for screen readers').toHaveCount(0);
  const axe = new AxeBuilder({ page })
    // axe joins the results of several frames in a page of its own; a page without frames does not need one.
    .setLegacyMode(inDesktop || page.frames().length === 1)
    // Fluent's dialogs and menus guide the Tab key by these: focus never stays on one.
    .exclude('[data-tabster-dummy]')
    .options(
      language === 'en'
        ? {
            runOnly: { type: 'tag', values: STANDARDS },
            rules: covered ? { 'target-size': { enabled: false } } : {},
          }
        : { runOnly: { type: 'rule', values: WORD_RULES } },
    );
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(node => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}
