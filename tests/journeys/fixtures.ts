import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test';
import type { Operation } from '#shared/contract/operations.ts';
import type { GatewayProcess } from '../../build/gateway-process.ts';
import { recentTraffic, watchTraffic } from './at-rest.ts';
import { noViolations } from './no-violations.ts';
import { usualGateway, type WorkerGateways, workerGateways } from './own-gateway.ts';
import { passTour } from './pass-tour.ts';
import { guestOperations, mismatchesOf, watchResponses } from './response-watch.ts';
import { seenOn } from './seen-on.ts';

type Journey = {
  gateway: GatewayProcess;
  /** Requests whose failure the journey is about, so that the browser's error about them is ignored. */
  expectedFailures: {
    allow(address: RegExp): void;
    allowError(text: RegExp): void;
  };
  expectNoViolations: typeof noViolations;
  hasSeenTour: boolean;
  /** Every journey calls from an address of its own, so that none uses up another's attempts (rate-limits.ts). */
  clientHeaders: { 'x-forwarded-for': string };
  /** The contract of the calls that the pages make. */
  operations: readonly Operation[];
};
type WorkerFixtures = { gateways: WorkerGateways };

let clients = 0;

export const test = base.extend<Journey, WorkerFixtures>({
  gateways: workerGateways,
  gateway: usualGateway,

  baseURL: async ({ gateway }, use) => use(gateway.address),

  // A new browser context costs more than what most journeys do in it. Playwright empties a reused one between two tests.
  reuseContext: [true, { scope: 'worker' }],

  clientHeaders: async ({}, use) => {
    clients += 1;
    await use({ 'x-forwarded-for': `10.0.${Math.floor(clients / 250)}.${clients % 250}` });
  },

  request: async ({ playwright, baseURL, clientHeaders }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL !== undefined && { baseURL }),
      extraHTTPHeaders: clientHeaders,
    });
    await use(request);
    await request.dispose();
  },

  expectedFailures: async ({}, use) => {
    await use(new ExpectedFailures());
  },

  // The tour would stand before every journey that begins at home.
  hasSeenTour: [true, { option: true }],

  operations: [guestOperations, { option: true }],

  context: async ({ context, clientHeaders, hasSeenTour }, use, testInfo) => {
    await context.setExtraHTTPHeaders(clientHeaders);
    if (hasSeenTour) await context.addInitScript(passTour);
    watchTraffic(context);
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('traffic', { body: recentTraffic(context), contentType: 'text/plain' });
  },

  page: async ({ page, expectedFailures, operations }, use, testInfo) => {
    const troubles = listen(page.context(), expectedFailures as ExpectedFailures);
    watchResponses(page.context(), operations);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('seen', { body: await seenOn(page).catch(String), contentType: 'text/plain' });
    expect(troubles, 'errors and warnings in the console of its pages').toEqual([]);
    expect(await mismatchesOf(page.context()), 'responses that differ from the contract').toEqual([]);
  },

  expectNoViolations: async ({}, use) => {
    await use(noViolations);
  },
});

export { expect } from '@playwright/test';

export const phone = { tag: '@phone' } as const;

class ExpectedFailures {
  // A browser with windows requests an icon where a document names none, such as that of sign-in-by-token.ts.
  readonly #addresses: RegExp[] = [/\/favicon\.ico$/];
  // Playwright's own word where it blocks the worker (playwright.config.ts).
  readonly #errors: RegExp[] = [/^Service Worker registration blocked by Playwright$/];

  allow(address: RegExp): void {
    this.#addresses.push(address);
  }

  allowError(text: RegExp): void {
    this.#errors.push(text);
  }

  hasError(text: string): boolean {
    return this.#errors.some(one => one.test(text));
  }

  has(message: ConsoleMessage): boolean {
    if (this.hasError(message.text())) return true;
    const { url } = message.location();
    return message.text().startsWith('Failed to load resource') && this.#addresses.some(one => one.test(url));
  }
}

function listen(browser: BrowserContext, expected: ExpectedFailures): string[] {
  const troubles: string[] = [];
  browser.on('weberror', failure => {
    const { message } = failure.error();
    if (!expected.hasError(message)) troubles.push(`uncaught: ${message}`);
  });
  browser.on('console', message => {
    if (!['error', 'warning', 'assert'].includes(message.type()) || expected.has(message)) return;
    troubles.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return troubles;
}
