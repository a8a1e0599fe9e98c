import type { AppContext } from '#gateway/context.ts';
import { partnerBookings } from '../../seed/demo-bookings.ts';
import { DEMO_PASSWORD, demoGuests } from '../../seed/demo-guests.ts';
import { consolePage } from '../console-page.ts';
import { type Html, html } from '../html.ts';

/** Numbers that the sandbox's tokenizer and payment provider know, and their outcomes. */
const testCards: readonly { number: string; brand: string; outcome: string; note?: string; tone: string }[] =
  [
    { number: '4111 1111 1111 1111', brand: 'Visa', outcome: 'Approves', tone: 'good' },
    { number: '5555 5555 5555 4444', brand: 'Mastercard', outcome: 'Approves', tone: 'good' },
    { number: '3782 822463 10005', brand: 'American Express', outcome: 'Approves', tone: 'good' },
    { number: '4000 0000 0000 0002', brand: 'Visa', outcome: 'Declines', tone: 'bad' },
    {
      number: '4000 0000 0000 0341',
      brand: 'Visa',
      outcome: 'Declines when it pays',
      note: 'It can be saved.',
      tone: 'bad',
    },
    {
      number: '4000 0000 0000 0119',
      brand: 'Visa',
      outcome: 'Times out',
      note: 'It is found approved when asked again.',
      tone: 'wait',
    },
    {
      number: '4000 0000 0000 0127',
      brand: 'Visa',
      outcome: 'Times out',
      note: 'It is found declined when asked again.',
      tone: 'wait',
    },
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

export function testDataPage(app: AppContext): string {
  return consolePage(app, {
    path: '/console/test-data',
    title: 'Cards and accounts',
    lead: html`No real card works here, and no money moves.`,
    body: html`<section class="card" aria-labelledby="cards"><h2 id="cards">Test cards</h2>${cardsTable()}
<p class="soft">Any date to come, any security code, any holder name of two words. The tax id 529.982.247-25 is valid. Every other number with a right checksum approves.</p></section>
${app.config.seed && app.ownAuth ? html`<section class="card" aria-labelledby="accounts"><h2 id="accounts">Demo accounts</h2>${accountsTable()}</section>` : null}
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
    card =>
      html`<tr><th scope="row" class="mono">${card.number}</th><td>${card.brand}</td><td><span class="tag ${card.tone}">${card.outcome}</span> ${card.note ?? null}</td></tr>`,
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

export function accountsTable(): Html {
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
