import type { Browser, Locator, Page } from '@playwright/test';

export async function withNewPage<Outcome>(
  browser: Browser,
  { baseURL, locale }: { baseURL: string; locale: string },
  work: (page: Page) => Promise<Outcome>,
): Promise<Outcome> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL, locale, viewport, reducedMotion: 'reduce' });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds until the browser first paints a page that is a line of text. */
export async function emptyPagePaint(page: Page): Promise<number> {
  await page.goto('/healthz');
  return page.evaluate(
    () =>
      new Promise<number>(done => {
        const take = () => {
          const [paint] = performance.getEntriesByName('first-paint');
          if (paint) done(paint.startTime);
          else requestAnimationFrame(take);
        };
        take();
      }),
  );
}

type Outcome = { text: string; path?: string; within?: 'main' | 'search' };

/** Milliseconds from a click until a text that only its outcome has was painted, at an address that ends in `path`. */
export const timeToPaint = (page: Page, button: Locator, outcome: Outcome): Promise<number> =>
  timeFrom(page, 'click', () => button.click(), outcome);

/** The same from the last of some keys, pressed by somebody who types fast. */
export const timeFromTyping = (
  page: Page,
  field: Locator,
  typed: string,
  outcome: Outcome,
): Promise<number> =>
  timeFrom(page, 'input', () => field.pressSequentially(typed, { delay: KEY_MS }), outcome);

const KEY_MS = 50;

async function timeFrom(
  page: Page,
  event: 'click' | 'input',
  act: () => Promise<void>,
  { text, path = '', within = 'main' }: Outcome,
): Promise<number> {
  await page.evaluate(listenForPaint, { event, text, path, within });
  await act();
  await page.waitForFunction(() => document.documentElement.dataset['paintedAfter'] !== undefined);
  return page.evaluate(() => Number(document.documentElement.dataset['paintedAfter']));
}

/** Runs in the page. A text that is there when a frame begins is painted by it, before the next task runs. */
function listenForPaint({ event, text, path, within }: Required<Outcome> & { event: string }): void {
  const { dataset } = document.documentElement;
  delete dataset['paintedAfter'];
  let from: number | null = null;
  const restart = () => {
    from = performance.now();
  };
  document.addEventListener(event, restart, { capture: true });
  const poll = () => {
    const isThere =
      location.pathname.endsWith(path) && document.querySelector(within)?.textContent.includes(text);
    if (from === null || !isThere) return void requestAnimationFrame(poll);
    const started = from;
    document.removeEventListener(event, restart, { capture: true });
    setTimeout(() => {
      dataset['paintedAfter'] = String(performance.now() - started);
    });
  };
  poll();
}
