import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

type Traffic = { requests: number; pending: Set<Request>; recent: string[] };

const RECENT = 400;

const traffic = new WeakMap<BrowserContext, Traffic>();

export function watchTraffic(browser: BrowserContext): void {
  const seen: Traffic = { requests: 0, pending: new Set(), recent: [] };
  traffic.set(browser, seen);
  const note = (request: Request, what: string) => {
    const time = new Date().toISOString().slice(11, 23);
    seen.recent.push(`${time} ${what} ${request.method()} ${new URL(request.url()).pathname}`);
    if (seen.recent.length > RECENT) seen.recent.shift();
  };
  browser.on('request', request => {
    seen.requests += 1;
    seen.pending.add(request);
    note(request, '->');
  });
  browser.on('response', response => {
    if (response.status() >= 400)
      note(response.request(), `${response.status()} for ${pageOf(response.request())}`);
  });
  browser.on('requestfinished', request => {
    seen.pending.delete(request);
    note(request, 'ok');
  });
  browser.on('requestfailed', request => {
    seen.pending.delete(request);
    note(request, request.failure()?.errorText ?? 'failed');
  });
  // Nobody says how the requests of a page that closes have ended; some are reported only after it has closed.
  const followPage = (page: Page) => {
    const requests = new Set<Request>();
    page.on('request', request => {
      if (page.isClosed()) seen.pending.delete(request);
      else requests.add(request);
    });
    page.on('close', () => {
      for (const request of requests) seen.pending.delete(request);
    });
  };
  browser.on('page', followPage);
  // A reused browser (fixtures.ts) keeps the page of the test before.
  browser.pages().forEach(followPage);
}

/** A worker's request has no page. */
function pageOf(request: Request): string {
  try {
    return request.frame().url();
  } catch {
    return 'no page';
  }
}

export const recentTraffic = (browser: BrowserContext): string =>
  traffic.get(browser)?.recent.join('\n') ?? '';

const QUIET_POLLS = 5;

/**
 * Waits until no tab requests anything and the page's own code has come to rest. Playwright's `networkidle` is a state
 * that a document reaches once and does not leave: on a slow machine it is reached while the app is still being compiled, before
 * its first call. A clock that leaps then takes the call for one without a response in time. `timeout` in
 * milliseconds, where another one than that of all expectations holds.
 */
export async function untilAtRest(page: Page, { timeout }: { timeout?: number } = {}): Promise<void> {
  const seen = traffic.get(page.context());
  if (!seen) throw new Error('nobody watches the traffic of this browser');
  let before = -1;
  let quietPolls = 0;
  const poll = async () => {
    // A page that is busy responds only when it is done.
    await page.evaluate(() => document.readyState);
    quietPolls = seen.pending.size === 0 && seen.requests === before ? quietPolls + 1 : 0;
    before = seen.requests;
    return quietPolls;
  };
  const limit = timeout === undefined ? {} : { timeout };
  try {
    await expect.poll(poll, { intervals: [100], ...limit }).toBeGreaterThanOrEqual(QUIET_POLLS);
  } catch (error) {
    const without = [...seen.pending].map(request => `${request.method()} ${request.url()}`);
    throw new Error(`the page does not come to rest; without an end: ${without.join(', ')}`, {
      cause: error,
    });
  }
}

export async function stopClock(page: Page): Promise<void> {
  // The page's clock runs on until the browser has stopped it: on a busy machine for more than the second ahead.
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  }).toPass();
}
