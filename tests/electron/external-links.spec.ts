import type { APIRequestContext, Page } from '@playwright/test';
import { guidePlaces, placePath } from '#tests/journeys/known/guide-places.ts';
import { GuidePage } from '#tests/journeys/pages/guide-page.ts';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import { expectNoViolations } from './accessibility.ts';
import { callBridge } from './device-fixture.ts';
import type { DesktopApp } from './electron-app.ts';
import { isStandIn } from './electron-app.ts';
import { goTo, openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expectQrCode } from './pages/qr-code.ts';
import { expect, test } from './shared-device.ts';

test.describe.configure({ mode: 'default' });

const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };
const t = textsOf('pt');

type Opened = { page: Page; guide: GuidePage; website: URL };

async function openPlace(desktop: DesktopApp, request: APIRequestContext): Promise<Opened> {
  const places = await guidePlaces(request, ana);
  const place = await places.find(({ website }) => website !== null);
  const { page, language } = await openPage(desktop);
  await new DeviceLoginPage(page, language).signIn(ana);
  await goTo(page, placePath(place));
  // Ana's account chooses the language.
  const guide = new GuidePage(page, 'pt');
  await page.getByRole('dialog', { name: place.title }).waitFor();
  return { page, guide, website: new URL(place.website ?? '') };
}

const nameOf = ({ hostname }: URL) => hostname.replace(/^www\./, '');
const plainOf = ({ href }: URL) => href.replace('https://', '').replace(/\/$/, '');

test('a link out of a kiosk shows its code and address, the guest stays where they are, and nothing opens outside the app (BEY-05, KSK-05, CUR-05)', async ({
  openKiosk,
  request,
}) => {
  const { desktop } = await openKiosk();
  const { page, guide, website } = await openPlace(desktop, request);
  const windows = desktop.electron.windows().length;
  const link = guide.place.getByRole('link', { name: `${nameOf(website)} ${t('general:showsCode')}` });
  await expect(link).not.toHaveAttribute('target');
  const here = page.url();
  await link.click();
  const dialog = page.getByRole('dialog', { name: t('outside-code:page.title') });
  await expect(dialog).toContainText(plainOf(website));
  await expectQrCode(
    dialog.getByRole('img', { name: t('outside-code:label', { address: plainOf(website) }) }),
    website.href,
  );
  await expectNoViolations(page);
  expect(page.url()).toBe(here);
  expect(desktop.electron.windows()).toHaveLength(windows);
  await dialog.getByRole('button', { name: t('outside-code:done') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await callBridge(page, 'openExternal', { address: 'https://help.pernoite.example/' })).toMatchObject(
    {
      failure: { code: 'FORBIDDEN' },
    },
  );
  if (isStandIn) expect(await desktop.journal('shell.openExternal')).toEqual([]);
});

test('links out of a desk open in the system’s browser, the small print as well as the menu, and lead to no host that the gateway does not name (DSK-06, DSK-08, CUR-05)', async ({
  openDesk,
  request,
}) => {
  test.skip(!isStandIn, 'the real system would open a browser');
  const { desktop } = await openDesk();
  const { page, guide, website } = await openPlace(desktop, request);
  const opened = async () => (await desktop.journal('shell.openExternal')).map(({ url }) => url);
  for (const address of ['file:///etc/passwd', 'http://plain.example/', 'ms-settings:', 'javascript:1']) {
    expect(await callBridge(page, 'openExternal', { address }), address).toMatchObject({
      failure: { code: 'BAD_REQUEST' },
    });
  }
  expect(await callBridge(page, 'openExternal', { address: 'https://evil.example/' })).toMatchObject({
    failure: { code: 'FORBIDDEN' },
  });
  await guide.place.getByRole('link', { name: `${nameOf(website)} ${t('general:opensBrowser')}` }).click();
  await expect.poll(opened).toEqual([website.href]);
  await guide.close.click();
  await page.getByRole('link', { name: t('shell:footer.privacy') }).click();
  await expect.poll(opened).toHaveLength(2);
  const shell = new ShellPage(page, 'pt');
  await shell.openMenu();
  await shell.product.click();
  await shell.entry(`${t('shell:menu.about')} ${t('general:opensBrowser')}`).click();
  await expect
    .poll(opened)
    .toEqual([website.href, 'https://pernoite.example/privacy', 'https://pernoite.example/about']);
  expect(desktop.electron.windows()).toHaveLength(1);
});
