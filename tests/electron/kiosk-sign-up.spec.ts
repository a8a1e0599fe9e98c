import { mergeTests } from '@playwright/test';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import { SignUpPage } from '#tests/journeys/pages/sign-up-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import { VerificationPage } from '#tests/journeys/pages/verification-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as deviceTest } from './device-fixture.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';

/** A guest without an account, in a lobby. */

const test = mergeTests(phoneTest, deviceTest);
const t = textsOf('pt');

test('a guest signs up at the kiosk and confirms the e-mail on the phone; the lobby reads no address (SGN-03, SGN-10, SGN-27, BEY-09, BEY-10)', async ({
  startKiosk,
  newPhone,
  testApi,
}) => {
  const { page } = await startKiosk();
  const email = `dora.${Date.now().toString(36)}@hospede.test`;
  await goTo(page, '/sign-up');
  const signUp = new SignUpPage(page, 'pt');
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    const form = await signUp.form.boundingBox();
    expect(form?.width, `width of the form at ${size.width}`).toBeGreaterThan(700);
    expect(await smallTargets(page, 56)).toEqual([]);
    expect(await smallTexts(page, 20)).toEqual([]);
    await expectNoViolations(page);
  }
  await signUp.identify(email, 'Dora Lins Prado');
  await signUp.contact('24/08/1990', '11912345678');
  await signUp.protect('Varanda#2026');
  await signUp.create.click();

  const waiting = new VerificationPage(page, 'pt');
  await expect(waiting.title).toBeVisible();
  const address = page.getByRole('button', {
    name: t('general:masked', { what: t('email-verification:yourEmail') }),
  });
  await expect(address).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await address.focus();
  await page.keyboard.down('Space');
  await expect(page.getByText(email)).toBeVisible();
  await page.keyboard.up('Space');
  await expect(page.getByText(email)).toHaveCount(0);
  await expectNoViolations(page);

  const phone = await newPhone('pt');
  await phone.goto(await testApi.linkOf(email, 'Confirme o seu e-mail'));
  await expect(new ShellPage(phone, 'pt').toast(t('email-verification:confirmationSuccess'))).toBeVisible();
  await waiting.checked.click();
  await expect(waiting.title).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});
