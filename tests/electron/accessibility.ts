import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { AXE, noOtherNames, noViolations } from '../journeys/no-violations.ts';
import { languages, textsOf } from '../journeys/pages/texts.ts';

/** What axe can say of a part of a page: a frame has no heading and no landmarks of its own. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function expectNoViolations(page: Page): Promise<void> {
  // Its name is grey until the chat is there, which takes longer than the screen.
  for (const language of languages) {
    const chat = { name: textsOf(language)('shell:chat'), disabled: true, includeHidden: true };
    await expect(page.getByRole('button', chat)).toHaveCount(0);
  }
  await noViolations(page, { inDesktop: true });
  // In a desktop app axe cannot join the results of frames of another origin.
  for (const frame of page.frames().filter(one => one !== page.mainFrame())) {
    if (!(await (await frame.frameElement()).isVisible())) continue;
    await frame.evaluate(AXE);
    const { violations } = await frame.evaluate(
      (values): Promise<AxeResults> =>
        (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
      STANDARDS,
    );
    expect(
      violations.map(({ id, nodes }) => [id, ...nodes.map(node => node.target.join(' '))]),
      `accessibility of ${frame.url()}`,
    ).toEqual([]);
  }
}

/** Fails where somebody who speaks to the screen cannot name a control by what is written on it. */
export const expectLabelsInNames = noOtherNames;
