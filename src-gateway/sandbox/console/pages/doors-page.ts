import type { AppContext } from '#gateway/context.ts';
import { type ConsoleDoor, consoleDoors } from '#gateway/store/console-door-store.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const DOORS = 40;

/** The sandbox's locks; never a code (PD-46). */
export async function doorsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const doors = await consoleDoors(app.store.db, DOORS);
  const now = app.clock.now();
  return consolePage(app, {
    path: '/console/doors',
    title: 'Doors',
    lead: html`The locks of this sandbox. A code is shown to its guest, and at the desk for a reason: stand in front of a door and try it.`,
    query,
    body: html`<section class="card arch" aria-labelledby="try"><h2 id="try">Try a code at a door</h2>
<form method="post" action="/console/doors/try"><div class="row">
<label>Door <select name="room">${doors.map(
      door => html`<option value="${door.roomId}">${door.number}, ${door.hotelName}</option>`,
    )}</select></label>
<label>Code <input name="code" inputmode="numeric" autocomplete="off" maxlength="6" required></label>
<button>Try it</button>
</div></form></section>
<section class="card" aria-labelledby="doors"><h2 id="doors">Rooms that are lived in</h2>${
      doors.length === 0 ? html`<p class="soft">Nobody has checked in.</p>` : doorTable(doors, now)
    }</section>`,
  });
}

function doorTable(doors: ConsoleDoor[], now: Date): Html {
  return html`<table>
<caption>Guests with an account first</caption>
<thead><tr><th scope="col">Room</th><th scope="col">Guest</th><th scope="col">Lock</th><th scope="col">Opens</th><th scope="col">Waiting</th><th scope="col"><span class="unseen">Respond or not</span></th></tr></thead>
<tbody>${doors.map(
    door => html`<tr>
<th scope="row">${door.number}<br><span class="soft">${door.hotelName}</span></th>
<td>${door.firstName ?? html`<span class="soft">Partner channel</span>`}<br><span class="soft mono">${door.locator}</span></td>
<td>${lockCell(door, now)}</td>
<td data-label="Opens">${door.validFrom && door.validUntil ? `${formatMoment(door.validFrom)} to ${formatMoment(door.validUntil)}` : 'never'}</td>
<td data-label="Commands waiting">${door.waiting}</td>
<td class="act">${silenceForm(door, now)}</td>
</tr>`,
  )}</tbody></table>`;
}

const isSilent = ({ silentUntil }: ConsoleDoor, now: Date) => silentUntil !== null && silentUntil > now;

function lockCell(door: ConsoleDoor, now: Date): Html {
  const state = door.isSet
    ? html`<span class="tag good">holds the code</span>`
    : html`<span class="tag wait">${door.hasCode ? 'waits for the code' : 'no code'}</span>`;
  return isSilent(door, now) ? html`${state} <span class="tag bad">silent</span>` : state;
}

function silenceForm(door: ConsoleDoor, now: Date): Html {
  const silent = isSilent(door, now);
  const path = silent ? '/console/doors/wake' : '/console/doors/silence';
  const label = silent ? 'Respond' : 'Silent, 10 min';
  return html`<form method="post" action="${path}"><button class="quiet" name="room" value="${door.roomId}" aria-label="Room ${door.number}, ${door.hotelName}: ${label}">${label}</button></form>`;
}
