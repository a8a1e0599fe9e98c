import type { AppContext } from '#gateway/context.ts';
import { prepareRooms } from '#gateway/domain/stay/preferences/prepared-rooms.ts';
import {
  type ConsoleArrival,
  consoleArrivals,
  consolePreparingHotels,
} from '#gateway/store/preparation-store.ts';
import { addDays, dateAt } from '#shared/hotel-time.ts';
import { timeOfMinutes } from '#shared/rules/time-of-day.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const PATH = '/console/preparations';

type Hotel = { id: string; name: string; timeZone: string };
type ToPrepare = Awaited<ReturnType<typeof prepareRooms<ConsoleArrival>>>[number];

export async function preparationsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const hotels = await consolePreparingHotels(db);
  const hotel = hotels.find(({ id }) => id === query.get('hotel')) ?? hotels[0];
  const lead = html`Rooms as their main guests like them. What was saved 24 hours before the arrival counts; a room without that gets the standard minibar.`;
  const head = { path: PATH, title: 'To prepare', lead, query } as const;
  if (!hotel) return consolePage(app, { ...head, body: html`<p class="soft">There is no hotel.</p>` });
  const today = dateAt(app.clock.now(), hotel.timeZone);
  const tomorrow = addDays(today, 1);
  const arrivals = await consoleArrivals(db, {
    hotelId: hotel.id,
    timeZone: hotel.timeZone,
    from: today,
    until: addDays(today, 2),
  });
  const rooms = await prepareRooms(db, arrivals, app.clock.now());
  const ofDay = (day: string) => rooms.filter(({ checkinDate }) => checkinDate === day);
  return consolePage(app, {
    ...head,
    body: html`<nav aria-label="Hotels"><p>${hotels.map(
      ({ id, name }) =>
        html`<a class="${id === hotel.id ? 'button' : 'button quiet'}" href="${PATH}?hotel=${encodeURIComponent(id)}"${id === hotel.id ? html` aria-current="true"` : null}>${name}</a> `,
    )}</p></nav>
${dayCard(ofDay(today), { id: 'today', title: 'Today', day: today }, hotel)}
${dayCard(ofDay(tomorrow), { id: 'tomorrow', title: 'Tomorrow', day: tomorrow }, hotel)}`,
  });
}

type Day = { id: string; title: string; day: string };

function dayCard(rooms: ToPrepare[], { id, title, day }: Day, hotel: Hotel): Html {
  return html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
<p class="soft">${day}, ${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}</p>${
    rooms.length === 0
      ? html`<p class="soft">Nobody arrives.</p>`
      : html`${minibarTotals(rooms)}${wishTable(rooms.filter(hasWish), hotel)}${standardTable(
          rooms.filter(room => !hasWish(room)),
          hotel,
        )}`
  }</section>`;
}

/** True where a room differs from the hotel's standard. */
const hasWish = ({ ac, lighting, tv, minibar }: ToPrepare) =>
  ac !== null || lighting !== null || tv !== null || minibar?.isStandard === false;

/** The sum of a day's minibars, for fetching them from the store room. */
function minibarTotals(rooms: ToPrepare[]): Html | null {
  const totals = new Map<string, number>();
  for (const { minibar } of rooms)
    for (const { item, quantity } of minibar?.items ?? [])
      totals.set(item.name.en_us, (totals.get(item.name.en_us) ?? 0) + quantity);
  if (totals.size === 0) return null;
  const list = [...totals].map(([name, quantity]) => `${quantity} × ${name}`).join(', ');
  return html`<p><strong>For the minibars:</strong> ${list}</p>`;
}

function wishTable(rooms: ToPrepare[], hotel: Hotel): Html {
  if (rooms.length === 0) return html`<p class="soft">No guest has a wish of their own.</p>`;
  return html`<table>
<caption>As their guests like them</caption>
<thead><tr><th scope="col">Room</th><th scope="col">Guest</th><th scope="col">Climate and light</th><th scope="col">Television</th><th scope="col">Minibar</th><th scope="col">State</th></tr></thead>
<tbody>${rooms.map(
    room => html`<tr>
${roomCells(room)}
<td data-label="Climate and light">${climateCell(room)}</td>
<td data-label="Television">${televisionCell(room)}</td>
<td data-label="Minibar">${minibarCell(room)}</td>
<td data-label="State">${stateCell(room, hotel)}</td>
</tr>`,
  )}</tbody></table>`;
}

/** Rooms without wishes are many: they are folded, so that the others are seen. */
function standardTable(rooms: ToPrepare[], hotel: Hotel): Html | null {
  if (rooms.length === 0) return null;
  const title = rooms.length === 1 ? '1 room as always' : `${rooms.length} rooms as always`;
  return html`<details><summary>${title}, with the standard minibar</summary><table>
<thead><tr><th scope="col">Room</th><th scope="col">Guest</th><th scope="col">State</th></tr></thead>
<tbody>${rooms.map(room => html`<tr>${roomCells(room)}<td data-label="State">${stateCell(room, hotel)}</td></tr>`)}</tbody></table></details>`;
}

const roomCells = (
  room: ToPrepare,
): Html => html`<th scope="row">${room.room}<br><span class="soft">${room.typeName.en}</span></th>
<td data-label="Guest">${guestCell(room)}<br><span class="soft">${timeOfMinutes(room.checkinHour * 60)}, <span class="mono">${room.locator}</span></span></td>`;

const notSet = html`<span class="soft">not set</span>`;

/** Guests type their names in any script and direction. */
function guestCell({ socialName, firstName }: ToPrepare): Html {
  const name = socialName ?? firstName;
  return name === null ? html`<span class="soft">no account</span>` : html`<bdi>${name}</bdi>`;
}

function climateCell({ ac, lighting }: ToPrepare): Html {
  if (!ac && !lighting) return notSet;
  const climate = ac && html`${ac.option.name.en_us}${ac.onlyVentilationEnabled ? ', fan only' : null}`;
  return html`${climate ?? notSet}<br>${lighting ? lighting.name.en_us : notSet}`;
}

function televisionCell({ tv }: ToPrepare): Html {
  if (!tv) return notSet;
  const channels = tv.channels.map(({ name }) => name.en_us).join(', ');
  return html`${tv.routine.name.en_us}${channels === '' ? null : html`<br><span class="soft">${channels}</span>`}`;
}

function minibarCell({ minibar }: ToPrepare): Html {
  if (!minibar) return notSet;
  const items = minibar.items.map(({ item, quantity }) => `${quantity} × ${item.name.en_us}`).join(', ');
  return html`${minibar.option.name.en_us}${minibar.isStandard ? html` <span class="tag">standard</span>` : null}<br><span class="soft">${items}</span>`;
}

function stateCell(room: ToPrepare, { timeZone }: Hotel): Html {
  const state =
    room.checkedInAt !== null
      ? html`<span class="tag good">checked in</span>`
      : room.isChangeable
        ? html`<span class="tag wait">can change</span><br><span class="soft">until ${formatMoment(new Date(room.changeableUntil), timeZone)}</span>`
        : html`<span class="tag good">fixed</span>`;
  return room.status === 'PENDING' ? html`${state} <span class="tag bad">not paid yet</span>` : state;
}
