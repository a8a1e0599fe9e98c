import { HomePage } from '../journeys/pages/home-page.ts';
import { LoginForm } from '../journeys/pages/login-page.ts';
import { VisitorsPage } from '../journeys/pages/visitors-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { expect, test } from './device-fixture.ts';
import { goTo, landscape, portrait } from './kiosk.ts';
import { smallTargets, smallTexts } from './pages/measures.ts';

/** Lives at Jardins and has a visitor tomorrow. */
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const VISITOR = /Helena|Lena|7-35/;

test('visitors on a public screen are masked until pressed, and an invitation is a code for the guest’s phone (VIS-01, BEY-05, BEY-09, PD-74)', async ({
  startKiosk,
}) => {
  const { page, kiosk } = await startKiosk();
  await kiosk.signIn.click();
  await goTo(page, '/login?way=password');
  await new LoginForm(page.getByRole('main'), 'pt').signIn(rafael);
  await new HomePage(page, 'pt').way('visitors').click();
  const visitors = new VisitorsPage(page, 'pt');
  await visitors.title.waitFor();
  await expect(visitors.main.getByRole('listitem')).toHaveCount(2);
  await expect(visitors.main).not.toContainText(VISITOR);
  await visitors.invite.click();
  await expect(visitors.field('room').getByRole('option')).toHaveText([/^O seu quarto/]);
  await page.keyboard.press('Escape');
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    expect(await smallTexts(page, 20)).toEqual([]);
    expect(await smallTargets(page, 56)).toEqual([]);
    await expectNoViolations(page);
  }
  const masked = visitors.t('general:masked', { what: visitors.t('visitors:masked.name') });
  const name = visitors.main.getByRole('button', { name: masked }).first();
  await name.focus();
  await page.keyboard.down(' ');
  await expect(visitors.main).toContainText('Helena Monteiro Dias');
  await page.keyboard.up(' ');
  await expect(visitors.main).not.toContainText(VISITOR);

  await visitors.main
    .getByRole('button', { name: visitors.t('visitors:showOf', { name: '' }).trim() })
    .click();
  const pass = page.getByRole('dialog', { name: visitors.t('visitors:pass.titleMasked') });
  await expect(pass.getByRole('img', { name: visitors.t('visitors:pass.codeLabel') })).toBeVisible();
  await expect(pass).not.toContainText(/\/invite\//);
  for (const way of ['copy', 'share', 'calendar'] as const)
    await expect(pass.getByRole('button', { name: visitors.t(`visitors:pass.${way}`) })).toBeHidden();
  await expectNoViolations(page);
});
