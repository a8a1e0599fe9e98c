import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { NAME_RELEASE } from '#shared/offline.ts';
import type { GatewayProcess } from '../../../build/gateway-process.ts';
import { loseConnection } from '../connection.ts';
import { expect, test as journey } from '../fixtures.ts';
import { type OwnGateway, ownGateway } from '../own-gateway.ts';
import { LoginPage } from '../pages/login-page.ts';
import { StayCardPage } from '../pages/stay-card-page.ts';
import { textsOf } from '../pages/texts.ts';
import { type WebFolder, webFolder } from './next-release.ts';

const test = journey.extend<{
  web: WebFolder;
  served: OwnGateway & { running: GatewayProcess };
  address: string;
}>({
  web: async ({}, use) => {
    const web = await webFolder();
    await use(web);
    await web.remove();
  },
  served: async ({ web, context }, use) => {
    const gateway = await ownGateway({ env: { PERNOITE_WEB: web.path } });
    await use({ ...gateway, running: await gateway.start() });
    // An open page fetches ahead, from a gateway that is not there any more.
    for (const page of context.pages()) await page.close();
    await gateway.remove();
  },
  address: async ({ served }, use) => use(served.address),
});
test.use({ serviceWorkers: 'allow' });

const t = textsOf('pt');

const releaseOf = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/index-[^/]+\.js$/.test(name))
        ?.name,
  );

/** The release of the worker that opens this page without a connection; one that is just replaced does not respond. */
const workerReleaseOf = (page: Page) =>
  page.evaluate(async message => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise<string>(done => {
      port1.onmessage = ({ data }) => done(String(data));
      active?.postMessage(message, [port2]);
      setTimeout(done, 2_000, 'no response');
    });
  }, NAME_RELEASE);

const TAKEN_OVER_MS = 15_000;

const checkForRelease = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const notice = (page: Page) => page.getByRole('region', { name: t('shell:newRelease.label') });

test('a new release is offered quietly, opened where the guest wants it and nowhere else, and is there without a connection too (BEY-18, APP-30)', async ({
  page,
  context,
  web,
  address,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/./);
  const login = new LoginPage(page, 'pt');
  const offline = new StayCardPage(page, 'pt');
  await page.goto(`${address}/login?lang=PORTUGUESE`);
  await login.email.waitFor();
  await offline.untilReady();
  await page.reload();
  await login.email.fill('somebody@pernoite.test');
  const other = await context.newPage();
  const otherLogin = new LoginPage(other, 'pt');
  await other.goto(`${address}/login`);
  await otherLogin.email.fill('somebody@pernoite.test');
  await web.release('next');
  await checkForRelease(page);
  await expect(notice(page)).toContainText(t('shell:newRelease.text'));
  await expect(notice(other)).toBeVisible();
  // What is being typed stays until the guest decides.
  await expect(login.email).toHaveValue('somebody@pernoite.test');
  expect(await releaseOf(page)).not.toContain('index-next');
  await expectNoViolations(page);

  const loaded = page.waitForEvent('load');
  await notice(page)
    .getByRole('button', { name: t('shell:newRelease.reload') })
    .click();
  await loaded;
  await login.email.waitFor();
  expect(await releaseOf(page)).toContain('index-next');
  await expect(notice(page)).toBeHidden();
  await expect(otherLogin.email).toHaveValue('somebody@pernoite.test');
  expect(await releaseOf(other)).not.toContain('index-next');
  await notice(other)
    .getByRole('button', { name: t('shell:newRelease.later') })
    .click();
  await expect(notice(other)).toHaveCount(0);
  await other.close();

  // A page that is loaded again is the new one, and the worker of this very release takes over without a word. Where a
  // busy browser still holds an event of the old worker, it waits with that until the guest loads once more.
  await web.release('third');
  await expect(async () => {
    await page.reload();
    await login.email.waitFor();
    expect(await releaseOf(page)).toContain('index-third');
    await expect
      .poll(() => workerReleaseOf(page), { intervals: [3_000], timeout: TAKEN_OVER_MS })
      .toContain('index-third');
  }).toPass();
  await expect(notice(page)).toHaveCount(0);
  await loseConnection(context);
  await page.goto(`${address}/`);
  await expect(offline.lost).toBeVisible();
  expect(await releaseOf(page)).toContain('index-third');
});

async function badGateway(address: string): Promise<() => Promise<void>> {
  const server = createServer((_, response) => response.writeHead(502).end('Bad gateway'));
  await new Promise<void>(done => server.listen(Number(new URL(address).port), '127.0.0.1', done));
  return () =>
    new Promise(done => {
      server.close(() => done());
      server.closeAllConnections();
    });
}

test('a gateway that is away, behind a proxy that says so, opens the offline page until it is back (BEY-18)', async ({
  page,
  served,
  expectedFailures,
}) => {
  expectedFailures.allow(/./);
  const { address } = served;
  const login = new LoginPage(page);
  const offline = new StayCardPage(page);
  await page.goto(`${address}/login?lang=ENGLISH`);
  await login.email.waitFor();
  await offline.untilReady();
  await served.running.stop();
  const takeDown = await badGateway(address);
  await page.goto(`${address}/sign-up`);
  await expect(offline.title).toHaveText(offline.t('stay-card:lost.awayTitle'));
  await offline.retry.click();
  await expect(offline.main).toContainText(offline.t('stay-card:lost.still'));
  await takeDown();
  await served.start();
  await offline.retry.click();
  await expect(offline.main).toContainText(offline.t('stay-card:lost.back'));
  await offline.open.click();
  await expect(page).toHaveURL(`${address}/sign-up`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
