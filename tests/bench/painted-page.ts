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

type Outcome = { text: string; path?: string };

/** Milliseconds from a click until a text that only its outcome has was painted, at an address that ends in `path`. */
export async function timeToPaint(
  page: Page,
  button: Locator,
  { text, path = '' }: Outcome,
): Promise<number> {
  await page.evaluate(listenForPaint, { text, path });
  await button.click();
  await page.waitForFunction(() => document.documentElement.dataset['paintedAfter'] !== undefined);
  return page.evaluate(() => Number(document.documentElement.dataset['paintedAfter']));
}

/** Runs in the page. Two frames after a text is there it has been painted. */
function listenForPaint({ text, path }: Required<Outcome>): void {
  const { dataset } = document.documentElement;
  document.addEventListener(
    'click',
    () => {
      const from = performance.now();
      const poll = () => {
        const isThere =
          location.pathname.endsWith(path) && document.querySelector('main')?.textContent.includes(text);
        if (!isThere) return void requestAnimationFrame(poll);
        requestAnimationFrame(() =>
          setTimeout(() => {
            dataset['paintedAfter'] = String(performance.now() - from);
          }),
        );
      };
      poll();
    },
    { capture: true, once: true },
  );
}
