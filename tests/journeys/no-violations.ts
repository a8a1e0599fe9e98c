import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type PageState = {
  /** Under an open menu targets are half covered, and meant to be: their size is left out. */
  covered?: boolean;
  /** A window of the desktop app, in whose context axe cannot open a page of its own. */
  inDesktop?: boolean;
};

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's code, to be evaluated in a page: half as long as what the builder loads by itself, and without a value. */
export const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}; undefined`;
/** In place of it, for a page that has it already. */
const NOTHING = 'undefined';

/** The builder loads axe into the page twice for every call, which takes longer than the rules: a page gets it once. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  if (page.frames().length > 1) return new AxeBuilder({ page, axeSource: AXE });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // axe joins the results of several frames in a page of its own; a page without frames does not need one.
  return new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode();
}

/** Fails where what is seen on a control is not in its name (WCAG 2.5.3): axe has the rule, and leaves it off. */
export async function noOtherNames(page: Page): Promise<void> {
  const axe = (await axeFor(page)).setLegacyMode().withRules('label-content-name-mismatch');
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(node => node.target.join(' ')))).toEqual([]);
}

/** Motions that follow one another: the time of a message ends, it fades, and what is below it moves up. */
const STILL_AFTER = 3;

/** A colour in transition between schemes, or of a message that fades, is not one that a guest reads. */
async function untilStill(page: Page): Promise<void> {
  for (let round = 0; round < STILL_AFTER; round += 1) {
    const moved = await page.evaluate(async () => {
      const moving = document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
      });
      await Promise.allSettled(moving.map(({ finished }) => finished));
      return moving.length;
    });
    if (moved === 0) return;
  }
}

export async function noViolations(
  page: Page,
  { covered = false, inDesktop = false }: PageState = {},
): Promise<void> {
  // An address can lead elsewhere before anything is shown there.
  await expect.poll(() => page.title(), 'the title of the page').not.toBe('');
  await untilStill(page);
  // Fluent hides what lies behind a dialog a moment after the dialog is shown.
  if (await page.locator('[aria-modal="true"]').first().isVisible())
    await expect(page.getByRole('main'), 'the page behind the dialog, for screen readers').toHaveCount(0);
  const axe = await axeFor(page);
  if (inDesktop) axe.setLegacyMode();
  // Fluent's dialogs and menus guide the Tab key by these: focus never stays on one.
  axe.exclude('[data-tabster-dummy]').options({
    // What passed is not described: nobody reads it, and it is longer than all else.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: STANDARDS },
    rules: covered ? { 'target-size': { enabled: false } } : {},
  });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(node => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  }));
  expect(found, `accessibility of ${new URL(page.url()).pathname}`).toEqual([]);
}
