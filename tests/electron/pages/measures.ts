import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../accessibility.ts';
import { landscape, portrait } from '../kiosk.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="switch"], [role="radio"]';

export function smallTexts(page: Page, px: number): Promise<string[]> {
  return page.evaluate(least => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    while (texts.nextNode()) {
      const text = (texts.currentNode.textContent ?? '').trim();
      const holder = texts.currentNode.parentElement;
      if (text === '' || holder === null || !holder.checkVisibility() || holder.closest('noscript, script'))
        continue;
      const { width, height } = holder.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      // A pixel in size: for screen readers alone.
      if (width > 1 && height > 1 && size < least) small.add(`${size}px: ${text.slice(0, 40)}`);
    }
    return [...small];
  }, px);
}

export function smallTargets(page: Page, px: number): Promise<string[]> {
  return page.evaluate(
    ({ least, controls }) =>
      [...document.querySelectorAll(controls)]
        .filter(control => control.checkVisibility())
        .map(control => {
          const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
          const boxes = [control, label].filter(one => one !== null).map(one => one.getBoundingClientRect());
          return {
            name: control.getAttribute('aria-label') ?? control.textContent ?? '',
            width: Math.max(...boxes.map(box => box.width)),
            height: Math.max(...boxes.map(box => box.height)),
          };
        })
        .filter(({ width, height }) => width > 1 && Math.min(width, height) < least - 0.5)
        .map(
          ({ name, width, height }) => `${Math.round(width)} x ${Math.round(height)}: ${name.slice(0, 40)}`,
        ),
    { least: px, controls: CONTROLS },
  );
}

/** On a lobby's wide and upright screen, which it is left in, texts can be read, controls touched, and nothing is wider. */
export async function expectTouchable(page: Page, screen: string): Promise<void> {
  for (const [name, size] of Object.entries({ landscape, portrait })) {
    await page.setViewportSize(size);
    const where = `${screen}, ${name}`;
    expect(await smallTexts(page, 20), `${where}: texts`).toEqual([]);
    expect(await smallTargets(page, 56), `${where}: targets`).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, `${where}: wider than the screen`).toBeLessThanOrEqual(0);
  }
}

export async function expectUsable(page: Page, screen: string): Promise<void> {
  await expectTouchable(page, screen);
  await expectNoViolations(page);
}

/** How far down the highest control of the screen begins, as a share of its height. */
export function highestControl(page: Page): Promise<number> {
  return page.evaluate(controls => {
    const tops = [...document.querySelectorAll(controls)]
      .filter(control => control.checkVisibility())
      .map(control => control.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ top }) => top);
    return Math.min(...tops) / window.innerHeight;
  }, CONTROLS);
}

/** The page's main act is in sight without scrolling, on both screens in the part that everybody reaches. */
export async function expectActInSight(page: Page, act: Locator): Promise<void> {
  for (const size of [landscape, portrait]) {
    await page.setViewportSize(size);
    await expect(act).toBeInViewport({ ratio: 1 });
    const box = await act.boundingBox();
    expect((box?.y ?? 0) / size.height, 'how far down').toBeGreaterThan(0.6);
  }
}
