import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

type Traffic = { requests: number; underWay: Set<Request>; recent: string[] };

const RECENT = 40;

const traffic = new WeakMap<BrowserContext, Traffic>();

export function watchTraffic(browser: BrowserContext): void {
  const seen: Traffic = { requests: 0, underWay: new Set(), recent: [] };
  traffic.set(browser, seen);
  const note = (request: Request, what: string) => {
    const time = new Date().toISOString().slice(11, 23);
    seen.recent.push(`${time} ${what} ${request.method()} ${new URL(request.url()).pathname}`);
    if (seen.recent.length > RECENT) seen.recent.shift();
  };
  browser.on('request', request => {
    seen.requests += 1;
    seen.underWay.add(request);
    note(request, '->');
  });
  browser.on('requestfinished', request => {
    seen.underWay.delete(request);
    note(request, 'ok');
  });
  browser.on('requestfailed', request => {
    seen.underWay.delete(request);
    note(request, request.failure()?.errorText ?? 'failed');
  });
  // Nobody says how the requests of a page that closes have ended.
  browser.on('page', page => {
    const requests = new Set<Request>();
    page.on('request', request => requests.add(request));
    page.on('close', () => {
      for (const request of requests) seen.underWay.delete(request);
    });
  });
}

export const recentTraffic = (browser: BrowserContext): string =>
  traffic.get(browser)?.recent.join('\n') ?? '';

const LOOKS = 5;

/**
 * Waits until no tab asks for anything and the page's own code has come to rest. Playwright's `networkidle` is a state
 * that a document reaches once and keeps: on a slow machine it is reached while the app is still being compiled, before
 * its first call. A clock that leaps then takes the call for one that was not answered in time. `timeout` in
 * milliseconds, where another one than that of all expectations holds.
 */
export async function untilAtRest(page: Page, { timeout }: { timeout?: number } = {}): Promise<void> {
  const seen = traffic.get(page.context());
  if (!seen) throw new Error('nobody watches the traffic of this browser');
  let before = -1;
  let quietLooks = 0;
  const look = async () => {
    // A page that is busy answers only when it is done.
    await page.evaluate(() => document.readyState);
    quietLooks = seen.underWay.size === 0 && seen.requests === before ? quietLooks + 1 : 0;
    before = seen.requests;
    return quietLooks;
  };
  const limit = timeout === undefined ? {} : { timeout };
  await expect.poll(look, { intervals: [100], ...limit }).toBeGreaterThanOrEqual(LOOKS);
}

export async function stopClock(page: Page): Promise<void> {
  // The page's clock runs on while the browser is told when to stop: on a busy machine for more than the second ahead.
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  }).toPass();
}
