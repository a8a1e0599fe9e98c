import type { AppContext } from '#gateway/context.ts';
import { type ConsoleRoom, consoleRooms } from '#gateway/store/console-door-store.ts';
import { consolePage } from '../console-page.ts';
import { type Html, html } from '../html.ts';

export async function roomsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const rooms = await consoleRooms(app.store.db);
  const hotels = [...new Map(rooms.map(room => [room.hotelId, room.hotelName]))];
  const wanted = query.get('hotel');
  const [hotelId, hotelName] = hotels.find(([id]) => id === wanted) ?? hotels[0] ?? ['', ''];
  return consolePage(app, {
    path: '/console/rooms',
    title: 'Rooms',
    lead: html`A room that is closed, or that somebody is still in, gets no new guest: a stay that begins is given another one of its type, or waits.`,
    query,
    body: html`<nav aria-label="Hotels"><p>${hotels.map(
      ([id, name]) =>
        html`<a class="${id === hotelId ? 'button' : 'button quiet'}" href="/console/rooms?hotel=${encodeURIComponent(id)}"${id === hotelId ? html` aria-current="true"` : null}>${name}</a> `,
    )}</p></nav>
<section class="card" aria-labelledby="rooms"><h2 id="rooms">${hotelName}</h2>${roomTable(
      rooms.filter(room => room.hotelId === hotelId),
    )}</section>`,
  });
}

function roomTable(rooms: ConsoleRoom[]): Html {
  return html`<table>
<thead><tr><th scope="col">Room</th><th scope="col">Type</th><th scope="col">State</th><th scope="col"><span class="unseen">Change</span></th></tr></thead>
<tbody>${rooms.map(
    room => html`<tr>
<th scope="row">${room.number}</th>
<td>${room.typeName.en}</td>
<td><span class="tag ${room.isReady ? 'good' : 'bad'}">${room.isReady ? 'ready' : 'closed'}</span>${room.isLivedIn ? html` <span class="tag wait">lived in</span>` : null}</td>
<td class="act"><form method="post" action="/console/rooms"><input type="hidden" name="hotel" value="${room.hotelId}"><input type="hidden" name="room" value="${room.roomId}"><button class="quiet" name="ready" value="${room.isReady ? 'false' : 'true'}" aria-label="${room.isReady ? 'Close' : 'Open'} room ${room.number}">${room.isReady ? 'Close' : 'Mark ready'}</button></form></td>
</tr>`,
  )}</tbody></table>`;
}
