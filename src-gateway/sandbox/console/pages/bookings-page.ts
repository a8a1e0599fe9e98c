import type { AppContext } from '#gateway/context.ts';
import { type ConsoleBooking, latestBookings } from '#gateway/store/console-store.ts';
import { hourAt } from '#shared/hotel-time.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 25;

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
/** Days have no time zone, so they are printed in UTC. */
const formatDates = ({ checkinDate, checkoutDate }: ConsoleBooking) =>
  day.formatRange(new Date(`${checkinDate}T00:00:00Z`), new Date(`${checkoutDate}T00:00:00Z`));

/** Earliest arrival and latest departure, with bought hours. */
function formatHours({ startsAt, endsAt, timeZone }: ConsoleBooking): string {
  const hour = (instant: Date) => `${String(hourAt(instant, timeZone)).padStart(2, '0')}:00`;
  return `${hour(startsAt)} to ${hour(endsAt)}`;
}

const toneOf = ({ status }: ConsoleBooking) => {
  if (status === 'CONCLUDED') return '';
  if (status === 'CONFIRMED' || status === 'IN_PROGRESS') return 'good';
  return status === 'PENDING' || status === 'PROCESSING' ? 'wait' : 'bad';
};

export async function bookingsPage(app: AppContext): Promise<string> {
  const latest = await latestBookings(app.store.db, SHOWN);
  return consolePage(app, {
    path: '/console/bookings',
    title: 'Bookings',
    lead: html`Bookings of all hotels. What one of them needs is on its page in the staff app.`,
    body: html`<section class="card arch" aria-labelledby="latest"><h2 id="latest">Latest bookings</h2>${latestTable(latest)}</section>`,
  });
}

function latestTable(bookings: ConsoleBooking[]): Html {
  return html`<table>
<caption>Newest first, the last ${SHOWN}</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Guest</th><th scope="col">Stay</th><th scope="col">Booked</th><th scope="col" class="money">Total</th><th scope="col">Status</th></tr></thead>
<tbody>${bookings.map(
    booking => html`<tr>
<th scope="row" class="mono">${booking.locator}</th>
<td>${guestCell(booking)}</td>
<td>${stayCell(booking)}</td>
<td data-label="Booked" class="whole">${formatMoment(booking.createdAt)}</td>
<td class="money" data-label="Total">${brl.format((booking.valueCents + booking.taxCents) / 100)}</td>
<td><span class="tag ${toneOf(booking)}">${booking.status.toLowerCase().replace('_', ' ')}</span>${booking.walkIn ? html` <span class="tag">walk-in</span>` : null}</td>
</tr>`,
  )}</tbody></table>`;
}

function guestCell(booking: ConsoleBooking): Html {
  if (!booking.email) return html`<span class="soft">Partner channel</span>`;
  return html`${booking.firstName} ${booking.lastName}<br><span class="soft">${booking.email}</span>`;
}

function stayCell(booking: ConsoleBooking): Html {
  const rooms = `${booking.rooms} ${booking.rooms === 1 ? 'room' : 'rooms'}`;
  return html`${booking.hotelName}<br><span class="soft whole">${formatDates(booking)}, ${formatHours(booking)}, ${rooms}</span>`;
}
