import { ownGateway } from '../own-gateway.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { ConsolePage } from '../pages/console-page.ts';
import { expect, FunnelPages, roomNames, test } from './funnel-test.ts';
import { sentBookings } from './sent-bookings.ts';

const { queen } = roomNames.en;

test.describe('a gateway that is killed', () => {
  test('a gateway killed on the way to a step and during the payment comes back to the same choices and to one booking (API-09, WEB-06)', async ({
    browser,
    freeStay,
  }) => {
    test.slow();
    const own = await ownGateway({ log: 'silent' });
    let gateway = await own.start();
    const kill = async () => {
      const ended = new Promise(done => gateway.child.once('exit', done));
      gateway.child.kill('SIGKILL');
      await ended;
    };
    const context = await browser.newContext({ baseURL: gateway.address, locale: 'en-US' });
    try {
      const page = await context.newPage();
      const { search, results, services, payment, confirmation } = new FunnelPages(page, 'en');
      const uncaught: string[] = [];
      page.on('pageerror', error => uncaught.push(error.message));
      const again = page.getByRole('main').getByRole('button', { name: results.texts('general:tryAgain') });
      const stay = freeStay();
      await search.open();
      await search.chooseHotel(/Jardins/);
      await search.chooseDates(stay.checkin, stay.checkout);

      await kill();
      await search.search.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        results.texts('general:loadError.network'),
      );
      gateway = await own.start();
      await again.click();
      await results.choose(queen).click();

      await kill();
      await results.next.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        results.texts('general:loadError.network'),
      );
      await again.click();
      await expect(again).toBeEnabled();
      gateway = await own.start();
      await again.click();
      await expect(services.room(1).answer('pet.no')).toBeChecked();
      await services.goOn();

      await payment.fillGuest({
        email: 'rita@hospede.test',
        fullName: 'Rita Alves',
        dateOfBirth: '1990-08-24',
        phone: '11987654321',
        password: 'Varanda#2026',
      });
      await payment.fillCard(cards.timesOutApproved);
      const sent = sentBookings(page);
      await pressBelow(payment.confirm);
      const desk = new ConsolePage(await context.newPage());
      await expect.poll(() => desk.bookingCount('rita@hospede.test', 'processing')).toBe(1);
      await kill();
      const offline = page.getByRole('heading', {
        name: payment.texts('booking-payment:progress.offlineTitle'),
      });
      await expect(offline).toBeVisible();
      gateway = await own.start();
      await page.getByRole('button', { name: payment.texts('booking-payment:progress.checkAgain') }).click();
      await page.waitForURL('**/booking/confirmation', { timeout: 30_000 });
      await expect(confirmation.confirmed).toBeVisible();
      expect(sent).toHaveLength(1);
      // A screen whose code did not come is reported as such; nothing else went wrong.
      expect(uncaught.filter(message => !message.includes('dynamically imported module'))).toEqual([]);
    } finally {
      await context.close();
      await own.remove();
    }
  });
});
