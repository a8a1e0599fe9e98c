import { CPF } from '#tests/personal-data.ts';
import { livedIn } from '../check-out/lived-in.ts';
import { phone } from '../fixtures.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { ChatPage } from '../pages/chat-page.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { DELIVERY_HISTORY, DeliveriesPage } from '../pages/deliveries-page.ts';
import { HelpPage } from '../pages/help-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { SpacesPage } from '../pages/spaces-page.ts';
import { VisitorsPage } from '../pages/visitors-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';

/** A gateway of its own: its clock moves to the days of a stay. */
const test = journey.extend({ gateway: gatewayFixture() });

test(
  'a guest who stays lets a visitor in tomorrow at ten, reserves a shared space, is told of a parcel and confirms it, finds what late check-out costs, and is led to the concierge (VIS-01, SPC-01, DLV-05, HLP-04, CHT-05, HOM-09, HOM-10, HOM-13)',
  phone,
  async ({ page, request, testApi }) => {
    const guest = await testApi.newGuest();
    const { building } = await livedIn({ request, testApi }, guest, 1, 3);
    await signInByToken(page, guest);
    await page.goto('/');
    const home = new HomePage(page);
    await home.way('visitors').click();
    const visitors = new VisitorsPage(page);
    await visitors.invite.click();
    await visitors.field('fullName').fill('Zoé d’Ávila Prado');
    await visitors.field('nickname').fill('Zoé');
    await visitors.document('CPF').fill(CPF);
    const [, tomorrow = ''] = (await visitors.offered('visitDate')).open;
    await visitors.field('visitDate').selectOption(tomorrow);
    await visitors.field('startTime').selectOption('10:00');
    await visitors.field('endTime').selectOption('12:00');
    await visitors.submit.click();
    await visitors
      .pass('Zoé', true)
      .getByRole('button', { name: visitors.t('visitors:pass.done') })
      .click();
    await expect(visitors.visitor('Zoé d’Ávila Prado')).toBeVisible();

    await page.goto('/');
    await home.way('spaces').click();
    const spaces = new SpacesPage(page);
    await spaces.reserveNew.first().click();
    await spaces.space(/./).first().click();
    await spaces.consent.check();
    await spaces.next.click();
    // A space may be closed on some weekday.
    await spaces.openDays.nth(1).check();
    await spaces.hours.first().check();
    await spaces.submit.click();
    await expect(spaces.reservations).toHaveCount(1);

    await page.goto('/guest/deliveries');
    const deliveries = new DeliveriesPage(page, 'en');
    await deliveries.announce.click();
    await deliveries.type('Post office or parcel service').check();
    await deliveries.description.fill('Books from Lisbon');
    await deliveries.submit.click();
    await expect(deliveries.section('expected')).toContainText('Books from Lisbon');
    const desk = await page.context().newPage();
    await desk.goto('/console/deliveries');
    await desk.getByRole('link', { name: building.name }).click();
    await desk.getByRole('row').filter({ hasText: 'Books from Lisbon' }).getByRole('button').click();
    const told = await new ConsolePage(desk).email(guest.email, 'Delivery arrived');
    expect(told.text).toContain('Books from Lisbon');
    await desk.close();
    await page.goto('/');
    await home.way('deliveries').click();
    await deliveries.have('Books from Lisbon').click();
    await deliveries.press('deliveries:deliveryConfirm.confirm');
    await expect(page).toHaveURL(DELIVERY_HISTORY);

    await page.goto('/guest/settings/help');
    const help = new HelpPage(page);
    await help.search.fill('late check-out');
    await help.results.getByRole('link', { name: help.texts('help:items.late-check-out.title') }).click();
    await expect(help.article).toContainText('150%');

    const chat = new ChatPage(page);
    const { options, end, links } = chat.texts;
    await chat.open();
    await chat.say(options.leaving.name, options.lateCheckOut.name, end.needHelp);
    await expect(chat.link(links.concierge.title).last()).toHaveAttribute('href', /concierge/);
  },
);
