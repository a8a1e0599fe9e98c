import type { Page } from '@playwright/test';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import { expectNoViolations } from './accessibility.ts';
import type { DesktopApp } from './electron-app.ts';
import { isStandIn } from './electron-app.ts';
import { expect, test } from './electron-fixtures.ts';
import { goTo, openPage } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { expectQrCode } from './pages/qr-code.ts';

/** External links: on a kiosk a code for the phone, on a desk the system's browser. */

const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };

/** Signed in, on a screen with a way to write to the hotel. */
async function contactLink(desktop: DesktopApp): Promise<{ page: Page; t: ReturnType<typeof textsOf> }> {
  const { page, language } = await openPage(desktop);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(ana);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  await goTo(page, '/guest/settings/help');
  // Ana's account chooses the language.
  await page.getByRole('heading', { level: 1, name: textsOf('pt')('shell:notReady.title') }).waitFor();
  return { page, t: textsOf('pt') };
}

test.describe('on a kiosk', () => {
  test.use({ appOptions: { args: ['--profile=kiosk'] } });

  test('a link out of the app shows its code and address, and the guest stays where they are (BEY-05)', async ({
    desktop,
  }) => {
    const { page, t } = await contactLink(desktop);
    await desktop.nextWaits();
    const windows = desktop.electron.windows().length;
    const link = page.getByRole('link', { name: `${t('shell:notReady.contact')} ${t('general:showsCode')}` });
    await expect(link).not.toHaveAttribute('target');
    const here = page.url();
    await link.click();
    const dialog = page.getByRole('dialog', { name: t('outside-code:page.title') });
    await expect(dialog).toContainText('pernoite.example/contact');
    await expectQrCode(
      dialog.getByRole('img', { name: t('outside-code:label', { address: 'pernoite.example/contact' }) }),
      'https://pernoite.example/contact',
    );
    await expectNoViolations(page);
    expect(page.url()).toBe(here);
    expect(desktop.electron.windows()).toHaveLength(windows);
    await dialog.getByRole('button', { name: t('outside-code:done') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    if (isStandIn) expect(await desktop.journal('shell.openExternal')).toEqual([]);
  });
});

test.describe('on a reception desk', () => {
  test('links out of the app open in the system’s browser, the small print as well as the menu (DSK-06)', async ({
    desktop,
  }) => {
    test.skip(!isStandIn, 'the real system would open a browser');
    const { page, t } = await contactLink(desktop);
    const opened = async () => (await desktop.journal('shell.openExternal')).map(({ url }) => url);
    await page
      .getByRole('link', { name: `${t('shell:notReady.contact')} ${t('general:opensBrowser')}` })
      .click();
    await expect.poll(opened).toEqual(['https://pernoite.example/contact']);
    await page.getByRole('link', { name: t('shell:footer.privacy') }).click();
    await expect.poll(opened).toHaveLength(2);
    const shell = new ShellPage(page, 'pt');
    await shell.openMenu();
    await shell.product.click();
    await shell.entry(`${t('shell:menu.about')} ${t('general:opensBrowser')}`).click();
    await expect
      .poll(opened)
      .toEqual([
        'https://pernoite.example/contact',
        'https://pernoite.example/privacy',
        'https://pernoite.example/about',
      ]);
    expect(desktop.electron.windows()).toHaveLength(1);
  });
});
