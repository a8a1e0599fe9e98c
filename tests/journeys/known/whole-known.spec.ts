import type { Page } from '@playwright/test';
import type { PreparationList } from '#shared/contract/staff/preparations.ts';
import { addDays } from '#shared/hotel-time.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { GuidePage } from '../pages/guide-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { MinibarPage } from '../pages/minibar-page.ts';
import { QuizPage } from '../pages/quiz-page.ts';
import { RoomPreferencesPage } from '../pages/room-preferences-page.ts';
import { textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { openStaffSession, send } from '../staff/staff-api.ts';
import { expect, test } from '../test-api.ts';

const GUIDE = /\/api\/curation-guest\//;
const BECAUSE = textsOf('en')('guide:fits', { what: '' });

async function answerQuiz(quiz: QuizPage, hobby: string, genre: string): Promise<void> {
  await quiz.check(`HOBBY.${hobby}`).check();
  await quiz.next.click();
  await quiz.check(`GENRE.${genre}`).check();
  await quiz.next.click();
  await quiz.radio('AMBIENT.CITY').check();
  for (let stage = 3; stage < 6; stage += 1) await quiz.next.click();
  await quiz.save.click();
}

async function shownFor(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 3 }).first().waitFor();
  return page.getByRole('main').getByRole('listitem').allInnerTexts();
}

/** Whether one of them is shown for this reason: a place may have the word in its name or its line, too. */
const isShownFor = (shown: readonly string[], reason: string) =>
  shown.some(text => text.split('\n').some(line => line.startsWith(BECAUSE) && line.includes(reason)));

test('a guest says who they are, sets the room and fills the minibar; home and the guide follow what they say, and the hotel sees what to prepare (PRF-06, PRF-16, PRF-18, PRF-28, PRF-42, CUR-02, CUR-03, HOM-03, HOM-08, PD-130)', async ({
  page,
  request,
  testApi,
  gateway,
}) => {
  const guest = await testApi.newGuest();
  const checkin = addDays(today(), 9);
  const stay = { checkin, checkout: addDays(checkin, 1) };
  const order = { ...(await freestType(request, stay)), stay, rooms: 1 };
  const { bookingId } = await bookByCard(request, guest, order);
  const { accommodations } = await detailsOf(request, guest, bookingId);
  await signInByToken(page, guest);

  // Before the quiz home invites to it, and fetches nothing of the guide.
  const requested: string[] = [];
  page.on('request', sent => void (GUIDE.test(sent.url()) && requested.push(sent.url())));
  const home = new HomePage(page);
  await page.goto('/');
  await home.seeAll();
  await expect(
    home.curation.getByRole('link', { name: home.t('home-more:cards.curation.inviteWay') }),
  ).toHaveAttribute('href', '/guest/preferences/about?redirect=for-you');
  expect(requested).toEqual([]);

  const guide = new GuidePage(page);
  await page.goto('/guest/curation/for-you');
  await guide.main.getByRole('link', { name: guide.t('guide:noQuiz.quiz') }).click();
  const quiz = new QuizPage(page);
  await quiz.start.click();
  await answerQuiz(quiz, 'COFFEE', 'JAZZ');
  await expect(page).toHaveURL(/\/guest\/curation\/for-you/);
  const before = await shownFor(page);
  expect(isShownFor(before, 'Coffee')).toBe(true);
  expect(isShownFor(before, 'Swimming')).toBe(false);

  const listed = page.waitForResponse(/\/recommendation\/for-you\//);
  await page.goto('/');
  await home.seeAll();
  const list: { title: string; webSourceId: string; sourceId: string }[] = await (await listed).json();
  const picks = home.curation.getByRole('listitem').getByRole('link');
  await expect(picks).toHaveCount(3);
  for (const [index, { title, webSourceId, sourceId }] of list.slice(0, 3).entries()) {
    await expect(picks.nth(index)).toContainText(title);
    await expect(picks.nth(index)).toHaveAttribute(
      'href',
      `/guest/curation/for-you?place=${webSourceId}/${sourceId}`,
    );
  }

  const chosen = new RoomPreferencesPage(page);
  await chosen.open();
  await chosen.dial.focus();
  await page.keyboard.press('Home');
  await chosen.save('ac').click();
  await expect(chosen.part('ac').getByText(chosen.t('room-preferences:saved'))).toBeVisible();

  const minibar = await new MinibarPage(page, 'en').open();
  await minibar.option('Healthy').click();
  await minibar.less('Sparkling water').click();
  await expect(minibar.fridge).toContainText('1 to go');
  await minibar.more('Fresh juice').click();
  await minibar.save.click();
  await expect(minibar.save).toBeDisabled();

  // Who has changed their mind gets another guide.
  await quiz.open('?redirect=for-you');
  await quiz.update.click();
  await quiz.check('HOBBY.COFFEE').uncheck();
  await quiz.check('HOBBY.SWIMMING').check();
  for (let stage = 1; stage < 6; stage += 1) await quiz.next.click();
  await quiz.save.click();
  await expect(page).toHaveURL(/\/guest\/curation\/for-you/);
  await expect(guide.main.getByText('Swimming').first()).toBeVisible();
  const after = await shownFor(page);
  expect(isShownFor(after, 'Swimming')).toBe(true);
  expect(isShownFor(after, 'Coffee')).toBe(false);
  expect(after).not.toEqual(before);

  const details = new BookingDetailsPage(page);
  await details.open(bookingId);
  await expect(details.prepared).toContainText('Cold');
  await expect(details.prepared).toContainText('Healthy');

  // Housekeeping prepares the same, and knows nothing of the guide.
  const staff = gateway.staffAddress ?? '';
  const cookie = await openStaffSession(staff, `housekeeping.${order.hotelId.toLowerCase()}@pernoite.test`);
  const response = await send(staff, `/hotels/${order.hotelId}/preparations?day=${checkin}`, { cookie });
  const { rooms } = (await response.json()) as PreparationList;
  const room = rooms.find(({ accommodationId }) => accommodationId === accommodations[0]?.accommodationId);
  expect(room?.ac?.option.name.en_us).toBe('Cold');
  expect(room?.minibar?.items.map(({ item }) => item.name.en_us)).toContain('Fresh juice');
  expect(JSON.stringify(room)).not.toContain('Swimming');
});
