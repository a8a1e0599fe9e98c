import type { AppContext } from '#gateway/context.ts';
import { dayBounds } from '#gateway/domain/stay/spaces/reservable-times.ts';
import { timeAt } from '#gateway/domain/stay/spaces/space-view.ts';
import {
  type ConsoleSpaceReservation,
  consoleSpaceHotels,
  consoleSpaceReservations,
} from '#gateway/store/console-space-store.ts';
import { findSpaces, type StoredSpace } from '#gateway/store/space-store.ts';
import { addDays, dateAt, daysBetween, isLocalDate, type LocalDate } from '#shared/hotel-time.ts';
import { placesOf } from '#shared/rules/space-hours.ts';
import { consolePage } from '../console-page.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 200;
/** A day can be shown up to this far from today. */
const SHOWN_DAYS = 400;
const PATH = '/console/spaces';

type Hotel = { id: string; name: string; timeZone: string };

export async function spacesPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const hotels = await consoleSpaceHotels(db);
  const hotel = hotels.find(({ id }) => id === query.get('hotel')) ?? hotels[0];
  const lead = html`What guests have reserved for themselves, a day at a time.`;
  const head = { path: PATH, title: 'Spaces', lead, query } as const;
  if (!hotel)
    return consolePage(app, { ...head, body: html`<p class="soft">No hotel has shared spaces.</p>` });
  const today = dateAt(app.clock.now(), hotel.timeZone);
  const wanted = query.get('day') ?? '';
  const day = isLocalDate(wanted) && Math.abs(daysBetween(today, wanted)) <= SHOWN_DAYS ? wanted : today;
  const spaces = await findSpaces(db, hotel.id);
  const reservations = await consoleSpaceReservations(db, {
    hotelId: hotel.id,
    ...dayBounds(day, hotel.timeZone),
    limit: SHOWN,
  });
  return consolePage(app, {
    ...head,
    body: html`<nav aria-label="Hotels"><p>${hotels.map(
      ({ id, name }) =>
        html`<a class="${id === hotel.id ? 'button' : 'button quiet'}" href="${dayAddress(id, day)}"${id === hotel.id ? html` aria-current="true"` : null}>${name}</a> `,
    )}</p></nav>
<nav aria-label="Days"><p><a class="button quiet" href="${dayAddress(hotel.id, addDays(day, -1))}">Day before</a> <a class="button quiet" href="${dayAddress(hotel.id, today)}">Today</a> <a class="button quiet" href="${dayAddress(hotel.id, addDays(day, 1))}">Day after</a></p></nav>
${spaces.map(space => spaceCard(space, { hotel, day, reservations }))}`,
  });
}

const dayAddress = (hotelId: string, day: LocalDate) =>
  `${PATH}?${new URLSearchParams({ hotel: hotelId, day }).toString()}`;

type Shown = { hotel: Hotel; day: LocalDate; reservations: ConsoleSpaceReservation[] };

function spaceCard(space: StoredSpace, { hotel, day, reservations }: Shown): Html {
  const own = reservations.filter(({ spaceId }) => spaceId === space.id);
  const places = placesOf(space);
  return html`<section class="card" aria-labelledby="${space.id}"><h2 id="${space.id}">${space.name.en}</h2>
<p class="soft">${day}, ${places} ${places === 1 ? 'reservation' : 'reservations'} at one time</p>${
    own.length === 0 ? html`<p class="soft">Nobody has reserved it.</p>` : reservationTable(own, hotel)
  }</section>`;
}

function reservationTable(reservations: ConsoleSpaceReservation[], { timeZone }: Hotel): Html {
  return html`<table>
<thead><tr><th scope="col">Time</th><th scope="col">Guest</th><th scope="col">Room</th><th scope="col">State</th></tr></thead>
<tbody>${reservations.map(
    ({ startsAt, endsAt, firstName, locator, room, canceledAt }) => html`<tr>
<th scope="row" class="whole">${timeAt(startsAt, timeZone)} to ${timeAt(endsAt, timeZone)}</th>
<td>${firstName}<br><span class="soft mono">${locator}</span></td>
<td data-label="Room">${room}</td>
<td><span class="tag ${canceledAt ? 'bad' : 'good'}">${canceledAt ? 'canceled' : 'reserved'}</span></td>
</tr>`,
  )}</tbody></table>`;
}
