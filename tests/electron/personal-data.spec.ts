import { PERSONAL_DATA, PersonalDataPage } from '#tests/journeys/pages/personal-data-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import { expectNoViolations } from './accessibility.ts';
import type { DesktopApp } from './electron-app.ts';
import { expect, test } from './guest-phone.ts';
import { goTo, landscape, openPage, portrait } from './kiosk.ts';
import { DeviceLoginPage } from './pages/device-login-page.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';

/** A guest's own data in a lobby, where strangers stand behind. */

test.use({ appOptions: { args: ['--profile=kiosk'] } });

const t = textsOf('en');
type Guest = { email: string; password: string; fullName: string };

async function openData(desktop: DesktopApp, guest: Guest, size = portrait) {
  const { page, language } = await openPage(desktop);
  await page.setViewportSize(size);
  const login = new DeviceLoginPage(page, language);
  await login.open('password');
  await login.password.signIn(guest);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/login');
  await goTo(page, PERSONAL_DATA);
  const data = new PersonalDataPage(page);
  await data.title.waitFor();
  return { page, data, keyboard: new OnScreenKeyboard(desktop, page, 'en') };
}

const showButton = (data: PersonalDataPage) =>
  data.page.getByRole('button', { name: t('personal-information:hidden.show') });

test('a kiosk shows nothing of a guest’s data until asked, and hides it again by a press and by itself (BEY-09, PER-03)', async ({
  desktop,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  const { page, data } = await openData(desktop, guest);
  await showButton(data).waitFor();
  const main = page.getByRole('main');
  for (const secret of [guest.fullName, guest.email, '98765']) {
    await expect(main.getByText(secret)).toHaveCount(0);
  }
  await expect(data.fullName).toHaveCount(0);
  await expectNoViolations(page);

  await page.clock.install();
  await desktop.tap(showButton(data));
  await expect(data.fullName).toHaveValue(guest.fullName);
  await desktop.tap(page.getByRole('button', { name: t('personal-information:hidden.hide') }));
  await expect(data.fullName).toHaveCount(0);
  await desktop.tap(showButton(data));
  await expect(data.email).toHaveValue(guest.email);
  await page.clock.fastForward(46_000);
  await expect(data.email).toHaveCount(0);
  await expect(showButton(data)).toBeVisible();
});

for (const [name, size] of Object.entries({ portrait, landscape })) {
  test(`by touch alone a guest finds the country, the address and saves, with large targets on a ${name} screen (PER-13, PER-14, PER-23, BEY-04, BEY-10)`, async ({
    desktop,
    testApi,
  }) => {
    const { page, data, keyboard } = await openData(desktop, await testApi.newGuest(), size);
    await desktop.tap(showButton(data));
    await data.country.waitFor();
    expect(await smallTargets(page, 56)).toEqual([]);
    expect(await smallTexts(page, 20)).toEqual([]);
    await expectNoViolations(page);

    await data.nationality.selectOption({ label: 'Brazil' });
    await expect(data.nationality).toHaveValue('30');
    await keyboard.fill(data.cep, '90020004');
    await expect(data.line('city')).toHaveValue('Porto Alegre');
    await keyboard.fill(data.line('number'), '680');
    await desktop.tap(data.save);
    await expect(data.toast('saveSuccess')).toBeVisible();
  });
}
