import type { Page } from '@playwright/test';
import type { Language } from '#tests/journeys/pages/texts.ts';
import { TestApi } from '#tests/journeys/test-api.ts';
import { test as desktopTest } from './electron-fixtures.ts';

type Fixtures = {
  newPhone: (language?: Language) => Promise<Page>;
  testApi: TestApi;
};

/** The gateway limits sign-ups by address. */
let clients = 0;

export const test = desktopTest.extend<Fixtures>({
  newPhone: async ({ browser, gateway }, use) => {
    const phones: Page[] = [];
    await use(async (language = 'en') => {
      const context = await browser.newContext({
        baseURL: gateway.address,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        locale: language === 'pt' ? 'pt-BR' : 'en-US',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
      });
      // As on the device: for what hangs, not for what is slow.
      context.setDefaultTimeout(60_000);
      const phone = await context.newPage();
      phones.push(phone);
      return phone;
    });
    for (const phone of phones) await phone.context().close();
  },

  request: async ({ playwright, gateway }, use) => {
    const request = await playwright.request.newContext({ baseURL: gateway.address });
    await use(request);
    await request.dispose();
  },

  testApi: async ({ playwright, gateway }, use) => {
    clients += 1;
    const request = await playwright.request.newContext({
      baseURL: gateway.address,
      extraHTTPHeaders: { 'x-forwarded-for': `10.1.${Math.floor(clients / 250)}.${clients % 250}` },
    });
    const testApi = new TestApi(request, gateway.address);
    await use(testApi);
    await testApi.restore();
    await request.dispose();
  },
});

export { expect } from '@playwright/test';
