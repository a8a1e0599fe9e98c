import { GuestsPage } from '../pages/guests-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { bookTwoRooms } from './room-party.ts';

test('a box that is pressed while a field is left empty takes the press: the field is judged after the press (GST-12, GST-15)', async ({
  page,
  request,
  testApi,
}) => {
  const party = await bookTwoRooms({ request, testApi });
  await signInByToken(page, party.holder);
  const guests = new GuestsPage(page);
  await guests.open(party.bookingId);
  await guests.add(2).click();
  const { adding, t } = guests;
  const missing = adding.getByText(t('general:validation.required'));
  // The rules of the form have come with the first judgement.
  await guests.field(adding, 'email').focus();
  await expect(missing).toHaveCount(1);
  const box = await guests.mainBox(adding).boundingBox();
  if (!box) throw new Error('the box is not in the dialog');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(guests.field(adding, 'email')).not.toBeFocused();
  await page.evaluate(() => new Promise<void>(done => void requestIdleCallback(() => done())));
  expect(await missing.count(), 'nothing moves under a press').toBe(1);
  await page.mouse.up();
  await expect(guests.mainBox(adding)).not.toBeChecked();
  await expect(missing).toHaveCount(2);
});
