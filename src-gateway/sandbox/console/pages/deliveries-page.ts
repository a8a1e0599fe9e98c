import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import { deliveryTypeName, deliveryTypes } from '#gateway/platform/delivery-types.ts';
import {
  type ConsoleDelivery,
  consoleDeliveries,
  consoleHotels,
  type DeliveryReceiver,
  deliveryReceivers,
} from '#gateway/store/console-delivery-store.ts';
import { DELIVERY_LENGTHS } from '#shared/contract/guest/deliveries.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 50;

export async function deliveriesPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const hotels = await consoleHotels(db);
  const hotel = hotels.find(({ id }) => id === query.get('hotel')) ?? hotels[0] ?? { id: '', name: '' };
  const findList = (list: 'expected' | 'waiting' | 'received') =>
    consoleDeliveries(db, { hotelId: hotel.id, list, limit: SHOWN });
  const [expected, waiting, received, receivers] = await Promise.all([
    findList('expected'),
    findList('waiting'),
    findList('received'),
    deliveryReceivers(db, hotel.id),
  ]);
  return consolePage(app, {
    path: '/console/deliveries',
    title: 'Deliveries',
    lead: html`What couriers bring. Guests are told by e-mail as soon as something is at the reception, and confirm in the app that they have it.`,
    query,
    body: html`<nav aria-label="Hotels"><p>${hotels.map(
      ({ id, name }) =>
        html`<a class="${id === hotel.id ? 'button' : 'button quiet'}" href="/console/deliveries?hotel=${encodeURIComponent(id)}"${id === hotel.id ? html` aria-current="true"` : null}>${name}</a> `,
    )}</p></nav>
<section class="card arch" aria-labelledby="expected"><h2 id="expected">Announced by guests</h2>${
      expected.length === 0
        ? html`<p class="soft">Nobody waits for anything.</p>`
        : expectedTable(expected, hotel.id)
    }</section>
<section class="card" aria-labelledby="new"><h2 id="new">Something that nobody announced</h2>${
      receivers.length === 0
        ? html`<p class="soft">No guest with an account lives in a room of this hotel now.</p>`
        : parcelForm(receivers, hotel.id)
    }</section>
<section class="card" aria-labelledby="waiting"><h2 id="waiting">At the reception</h2>${
      waiting.length === 0
        ? html`<p class="soft">Nothing waits for its guest.</p>`
        : table(waiting, 'Arrived', delivery => delivery.arrivedAt)
    }</section>
<section class="card" aria-labelledby="received"><h2 id="received">Confirmed by guests</h2>${
      received.length === 0
        ? html`<p class="soft">Nothing was confirmed yet.</p>`
        : table(received, 'Confirmed', delivery => delivery.receivedAt)
    }</section>`,
  });
}

/** Guests type these texts in any script and direction. */
const bdi = (text: string): Html => html`<bdi>${text}</bdi>`;

function deliveryCell(delivery: ConsoleDelivery): Html {
  const code =
    delivery.deliveryCode === null
      ? null
      : html`<br><span class="soft mono">${bdi(delivery.deliveryCode)}</span>`;
  return html`${bdi(delivery.description)}<br><span class="tag">${deliveryTypeName(delivery.type, 'en')}</span>${code}`;
}

const forWhom = ({ room, firstName }: ConsoleDelivery): Html =>
  html`Room ${room}<br><span class="soft">${bdi(firstName)}</span>`;

const shownOnly = (rows: ConsoleDelivery[]): Html | null =>
  rows.length === SHOWN ? html`<caption>The first ${SHOWN}</caption>` : null;

function expectedTable(rows: ConsoleDelivery[], hotelId: string): Html {
  return html`<table>${shownOnly(rows)}
<thead><tr><th scope="col">What</th><th scope="col">For</th><th scope="col">Announced</th><th scope="col">Here</th></tr></thead>
<tbody>${rows.map(
    delivery => html`<tr>
<th scope="row">${deliveryCell(delivery)}</th>
<td>${forWhom(delivery)}</td>
<td data-label="Announced">${formatMoment(delivery.createdAt)}</td>
<td class="act"><form method="post" action="/console/deliveries/arrived"><input type="hidden" name="hotel" value="${hotelId}"><div class="row"><label>Where it waits, if you like <input name="comments" maxlength="${DELIVERY_LENGTHS.comments}" autocomplete="off" placeholder="Shelf 3"></label><button name="id" value="${delivery.id}" aria-label="It is here: ${delivery.description}, room ${delivery.room}">It is here</button></div></form></td>
</tr>`,
  )}</tbody></table>`;
}

function parcelForm(receivers: DeliveryReceiver[], hotelId: string): Html {
  return html`<form method="post" action="/console/deliveries"><input type="hidden" name="hotel" value="${hotelId}"><input type="hidden" name="formId" value="${randomUUID()}"><div class="row">
<label>For <select name="receiver" required><option value="">Choose a guest</option>${receivers.map(
    ({ accommodationId, guestId, room, firstName, lastName }) =>
      html`<option value="${accommodationId}:${guestId}">${room}, ${firstName} ${lastName}</option>`,
  )}</select></label>
<label>Kind <select name="type">${deliveryTypes('en').map(
    ({ id, type }) => html`<option value="${id}">${type}</option>`,
  )}</select></label>
<label>What is it <input name="description" maxlength="${DELIVERY_LENGTHS.description}" autocomplete="off" required></label>
<label>Code on it, if any <input name="deliveryCode" maxlength="${DELIVERY_LENGTHS.deliveryCode}" autocomplete="off"></label>
<label>Where it waits, if you like <input name="comments" maxlength="${DELIVERY_LENGTHS.comments}" autocomplete="off"></label>
<button>Register it</button>
</div></form>`;
}

function table(rows: ConsoleDelivery[], title: string, at: (delivery: ConsoleDelivery) => Date | null): Html {
  return html`<table>${shownOnly(rows)}
<thead><tr><th scope="col">What</th><th scope="col">For</th><th scope="col">${title}</th><th scope="col">Where</th></tr></thead>
<tbody>${rows.map(delivery => {
    const moment = at(delivery);
    return html`<tr>
<th scope="row">${deliveryCell(delivery)}</th>
<td>${forWhom(delivery)}</td>
<td data-label="${title}">${moment && formatMoment(moment)}</td>
<td data-label="Where">${delivery.comments === null ? html`<span class="soft">not said</span>` : bdi(delivery.comments)}</td>
</tr>`;
  })}</tbody></table>`;
}
