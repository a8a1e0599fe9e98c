import type { Page } from '@playwright/test';
import { addElsewhere, bookTwoRooms, type Party } from '../journeys/booking-life/room-party.ts';
import { GuestsPage } from '../journeys/pages/guests-page.ts';
import { InvitationPage } from '../journeys/pages/invitation-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { type Language, langQuery } from '../journeys/pages/texts.ts';
import { QUIET_PAGE } from '../journeys/sign-in-by-token.ts';
import { TestApi } from '../journeys/test-api.ts';
import { toScreens, untilPictureRests } from './screen.ts';

/** One for each party: an address is invited a few times an hour only. */
const companions = ['rocha', 'lima', 'reis', 'prado', 'souza', 'lins', 'melo', 'dias', 'leal', 'nunes'];
let parties = 0;

async function bookParty(
  page: Page,
  language: Language,
): Promise<Party & { testApi: TestApi; companion: string }> {
  await page.goto(QUIET_PAGE);
  const testApi = new TestApi(page.request, new URL(page.url()).origin);
  parties += 1;
  const companion = `bia.${companions[parties % companions.length]}@hospede.test`;
  const party = await bookTwoRooms({ request: page.request, testApi }, language);
  await addElsewhere(page.request, party, 0, { name: 'Bia Rocha', email: companion });
  await addElsewhere(page.request, party, 0, { name: 'Caio Teixeira', isMinor: true });
  return { ...party, testApi, companion };
}

async function openGuests(page: Page, language: Language): Promise<GuestsPage> {
  const { holder, bookingId } = await bookParty(page, language);
  await new LoginPage(page, language).enter(holder, `/guest/booking/details/${bookingId}/guests`);
  const guests = new GuestsPage(page, language);
  await guests.title.waitFor();
  await untilPictureRests(page);
  return guests;
}

async function openInvitation(page: Page, language: Language, guest: 'nobody' | 'holder') {
  const { holder, testApi, companion } = await bookParty(page, language);
  const link = new URL(await testApi.invitationLink(companion));
  link.searchParams.set('lang', langQuery(language));
  if (guest === 'holder') await new LoginPage(page, language).enter(holder, '/guest/account');
  await page.goto(`${link.pathname}${link.search}${link.hash}`);
  const invitation = new InvitationPage(page, language);
  await invitation.title.waitFor();
  await untilPictureRests(page);
}

export const roomGuestScreens = toScreens({
  'booking-guests': openGuests,
  'booking-guests-add': async (page, language) => {
    const guests = await openGuests(page, language);
    await guests.add(2).click();
    await guests.field(guests.adding, 'name').waitFor();
    await guests.submit(guests.adding).click();
    await guests.adding.getByRole('alert').first().waitFor();
  },
  'booking-guests-remove': async (page, language) => {
    const guests = await openGuests(page, language);
    await guests.remove('Bruna Teixeira').click();
    await guests.removing.waitFor();
  },
  'booking-invitation': (page, language) => openInvitation(page, language, 'nobody'),
  'booking-invitation-other': (page, language) => openInvitation(page, language, 'holder'),
  'booking-invitation-gone': async (page, language) => {
    await page.goto(`/booking-invitation?lang=${langQuery(language)}#code=answered`);
    await new InvitationPage(page, language).gone.waitFor();
    await untilPictureRests(page);
  },
});
