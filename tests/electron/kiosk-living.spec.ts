import { gatewayFixture } from '#tests/journeys/own-gateway.ts';
import { ChatPage } from '#tests/journeys/pages/chat-page.ts';
import { DELIVERY_HISTORY, DeliveriesPage } from '#tests/journeys/pages/deliveries-page.ts';
import { HelpPage } from '#tests/journeys/pages/help-page.ts';
import { SpacesPage } from '#tests/journeys/pages/spaces-page.ts';
import { CPF } from '#tests/personal-data.ts';
import { HomePage } from '../journeys/pages/home-page.ts';
import { LoginForm } from '../journeys/pages/login-page.ts';
import { VisitorsPage } from '../journeys/pages/visitors-page.ts';
import { test as deviceTest, expect } from './device-fixture.ts';
import { nextGuest, resetsDone, startOver } from './endings.ts';
import { goTo } from './kiosk.ts';

import { expectQrCode } from './pages/qr-code.ts';

/** A gateway of its own: its demo guest Rafael, who lives at Jardins, receives, reserves and invites. */
const test = deviceTest.extend({ gateway: gatewayFixture() });
test.describe.configure({ mode: 'default' });

const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };
const CONCIERGE = 'pernoite.example/concierge';

test('a guest who stays does it all in the lobby: a visitor, the meeting room, a parcel, the help, the concierge, and nothing is left (VIS-01, SPC-01, DLV-05, HLP-04, CHT-05, BEY-05, KSK-01)', async ({
  startKiosk,
}) => {
  test.slow();
  const { desktop, page, kiosk } = await startKiosk();
  await kiosk.signIn.click();
  await goTo(page, '/login?way=password');
  await new LoginForm(page.getByRole('main'), 'pt').signIn(rafael);
  const home = new HomePage(page, 'pt');

  await home.way('visitors').click();
  const visitors = new VisitorsPage(page, 'pt');
  await visitors.invite.click();
  await visitors.field('fullName').fill('Zoé d’Ávila Prado');
  await visitors.field('nickname').fill('Zoé');
  await visitors.document('CPF').fill(CPF);
  const day = (await visitors.offered('visitDate')).open.at(-1) ?? '';
  await visitors.field('visitDate').selectOption(day);
  await visitors.field('startTime').selectOption('10:00');
  await visitors.field('endTime').selectOption('11:00');
  await visitors.submit.click();
  const invitation = page.getByRole('dialog');
  await expect(invitation.getByRole('img', { name: visitors.t('visitors:pass.codeLabel') })).toBeVisible();
  await expect(invitation).not.toContainText('Zoé');
  await invitation.getByRole('button', { name: visitors.t('visitors:pass.done') }).click();
  await expect(visitors.main.getByRole('listitem')).toHaveCount(3);

  await goTo(page, '/guest/space-reservation/start');
  const spaces = new SpacesPage(page, 'pt');
  await spaces.space('Sala de reunião').click();
  await spaces.consent.check();
  await spaces.next.click();
  await spaces.openDays.nth(1).check();
  await spaces.hours.first().check();
  await spaces.submit.click();
  await expect(spaces.reservations).toHaveCount(2);

  await goTo(page, '/guest/deliveries/active');
  const deliveries = new DeliveriesPage(page, 'pt');
  await expect(deliveries.section('waiting')).toContainText('prateleira 2');
  await expect(deliveries.section('waiting')).not.toContainText('livros');
  await deliveries
    .section('waiting')
    .getByRole('button', { name: deliveries.t('deliveries:card.have') })
    .click();
  await deliveries.press('deliveries:deliveryConfirm.confirm');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(DELIVERY_HISTORY);

  await goTo(page, '/guest/settings/help');
  const help = new HelpPage(page, 'pt');
  await help.search.fill('check-out mais tarde');
  await help.results.getByRole('link', { name: help.texts('help:items.late-check-out.title') }).click();
  await expect(help.article).toContainText('150%');

  const chat = new ChatPage(page, 'pt');
  const { options, links } = chat.texts;
  await chat.open();
  await chat.say(options.concierge.name);
  await chat.link(`${links.concierge.title} ${links.concierge.description}`).last().click();
  const code = page.getByRole('dialog', { name: chat.t('outside-code:page.title') });
  await expectQrCode(
    code.getByRole('img', { name: chat.t('outside-code:label', { address: CONCIERGE }) }),
    `https://${CONCIERGE}`,
  );
  await code.getByRole('button', { name: chat.t('outside-code:done') }).click();
  // Escape is heard by the dialog that has the focus: the one below gets it back a moment after the upper one has gone.
  await expect(code).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
    .toBe(true);
  await chat.close();

  const before = resetsDone(desktop);
  await startOver(kiosk);
  const next = await nextGuest(desktop, page, before);
  await expect(next.getByText(/Zoé|Rafael|livros/)).toHaveCount(0);
});
