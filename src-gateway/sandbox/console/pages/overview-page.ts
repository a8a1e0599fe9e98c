import type { AppContext } from '#gateway/context.ts';
import { partnerBookings } from '../../seed/demo-bookings.ts';
import { DEMO_PASSWORD, demoGuests } from '../../seed/demo-guests.ts';
import { consolePage } from '../console-page.ts';
import { type Html, html } from '../html.ts';

/** What the sandbox's tokenizer and payment provider know: number, brand, outcome, its tone, and a note. */
const testCards: readonly (readonly [string, string, string, string, string?])[] = [
  ['4111 1111 1111 1111', 'Visa', 'Approves', 'good'],
  ['5555 5555 5555 4444', 'Mastercard', 'Approves', 'good'],
  ['3782 822463 10005', 'American Express', 'Approves', 'good'],
  ['4000 0000 0000 0002', 'Visa', 'Declines', 'bad'],
  ['4000 0000 0000 0341', 'Visa', 'Declines when it pays', 'bad', 'It can be saved.'],
  ['4000 0000 0000 0119', 'Visa', 'Times out', 'wait', 'It is found approved when asked again.'],
  ['4000 0000 0000 0127', 'Visa', 'Times out', 'wait', 'It is found declined when asked again.'],
];

const accountNotes: Record<string, string> = {
  'ana@pernoite.test': 'Two saved cards (one declines), R$ 1.200,00 of credits, bookings of every kind.',
  'james@pernoite.test': 'No saved card and no credits; a walk-in that waits at the desk.',
  'lia@pernoite.test': 'A new account.',
  'rafael@pernoite.test': 'Staying at Jardins now, with a door code.',
  'nina@pernoite.test': 'No booking yet; HALE24 can be imported.',
  'sofia@pernoite.test': 'Arrives at Jardins today and can check in; paid by card.',
  'daniel@pernoite.test':
    'Arrives at Jardins today and can check in; paid at the desk, so a card guarantees the stay.',
  'clara@pernoite.test': 'Shares Rafael’s room and has not checked in yet.',
};

export function overviewPage(app: AppContext, query: URLSearchParams): string {
  return consolePage(app, {
    path: '/console',
    title: 'Behind the hotels',
    lead: html`This gateway runs as a sandbox: here you see the e-mails it writes, are the guests’ bank and move its clock. Guests are at <a href="/">the guest app</a>${
      app.staffUrl === null
        ? null
        : html`, and who works at the hotels at <a href="${app.staffUrl}">the staff app</a>: it takes payments, sees documents and receives parcels`
    }.`,
    query,
    body: html`${app.config.seed && app.ownAuth ? html`<section class="card arch" aria-labelledby="accounts"><h2 id="accounts">Demo accounts</h2>${accountsTable()}</section>` : null}
<section class="card" aria-labelledby="cards"><h2 id="cards">Test cards</h2>${cardsTable()}
<p class="soft">No real card works here, and no money moves. Any date to come, any security code, any holder name of two words. The tax id 529.982.247-25 is valid. Every other number with a right checksum approves.</p></section>
${
  app.config.seed
    ? html`<section class="card" aria-labelledby="partners"><h2 id="partners">Bookings of partners</h2>${partnersTable()}
<p class="soft">Each can be imported once, by any account.</p></section>`
    : null
}`,
  });
}

function cardsTable(): Html {
  return html`<table>
<thead><tr><th scope="col">Number</th><th scope="col">Brand</th><th scope="col">What becomes of a payment</th></tr></thead>
<tbody>${testCards.map(
    ([number, brand, outcome, tone, note = '']) =>
      html`<tr><th scope="row" class="mono">${number}</th><td>${brand}</td><td><span class="tag ${tone}">${outcome}</span> ${note}</td></tr>`,
  )}</tbody></table>`;
}

function partnersTable(): Html {
  return html`<table>
<thead><tr><th scope="col">Code</th><th scope="col">Last name</th><th scope="col">Status</th></tr></thead>
<tbody>${partnerBookings.map(
    booking =>
      html`<tr><th scope="row" class="mono">${booking.locator}</th><td>${booking.holderLastName}</td><td><span class="tag good">${booking.status.toLowerCase().replace('_', ' ')}</span></td></tr>`,
  )}</tbody></table>`;
}

function accountsTable(): Html {
  return html`<table>
<caption>The password of all: <span class="mono">${DEMO_PASSWORD}</span></caption>
<thead><tr><th scope="col">E-mail</th><th scope="col">Name</th><th scope="col">What is there</th><th scope="col">Link</th></tr></thead>
<tbody>${demoGuests.map(
    guest => html`<tr><th scope="row" class="mono">${guest.email}</th>
<td>${guest.firstName} ${guest.lastName} <span class="tag">${guest.preferredLanguage === 'PORTUGUESE' ? 'Português' : 'English'}</span></td>
<td>${guest.emailVerified ? html`<span class="tag good">verified</span>` : html`<span class="tag wait">not verified</span>`} ${accountNotes[guest.email] ?? ''}</td>
<td><form method="post" action="/console/sign-in-link"><input type="hidden" name="email" value="${guest.email}"><button type="submit">Book as ${guest.firstName}</button></form></td></tr>`,
  )}</tbody></table>`;
}
