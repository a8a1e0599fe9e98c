import type { ConsoleDifference, ConsoleRefund } from '#gateway/store/console-payment-store.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
export const money = (cents: number) => brl.format(cents / 100);

/** Refunds that are due, with the provider's responses so far (PAY-39). */
export function refundsSection(refunds: ConsoleRefund[]): Html {
  return html`<section class="card" aria-labelledby="refunds"><h2 id="refunds">Money that has to go back</h2>${
    refunds.length === 0
      ? html`<p class="soft">Everything that had to go back is back.</p>`
      : html`${refundTable(refunds)}
<form method="post" action="/console/payments/try-refunds"><button class="quiet">Try all of them now</button></form>`
  }</section>`;
}

const reasons = { LATE: 'paid too late', DOUBLE: 'paid twice', OTHER_AMOUNT: 'paid another amount' };

function refundTable(refunds: ConsoleRefund[]): Html {
  return html`<table>
<caption>The longest waiting first</caption>
<thead><tr><th scope="col">Booking</th><th scope="col">Why</th><th scope="col">State</th><th scope="col">Next try</th><th scope="col" class="money">Amount</th></tr></thead>
<tbody>${refunds.map(
    ({ refund, method, locator, hotelName }) => html`<tr>
<th scope="row"><span class="mono">${locator}</span><br><span class="soft">${hotelName}</span></th>
<td>${reasons[refund.reason]}, ${method === 'CARD' ? 'card' : 'Pix'}</td>
<td>${refund.state === 'REFUSED' ? html`<span class="tag bad">needs somebody</span>` : html`<span class="tag wait">on its way</span>`}<br><span class="soft">${refund.tries} ${refund.tries === 1 ? 'try' : 'tries'}</span></td>
<td data-label="Next try" class="whole">${formatMoment(refund.nextTryAt)}</td>
<td class="money" data-label="Amount">${money(refund.amountCents)}</td>
</tr>`,
  )}</tbody></table>`;
}

/** Payments that the provider records differently (PAY-40); a real provider limits how often it is read. */
export function differencesSection(differences: ConsoleDifference[], canCompare: boolean): Html {
  return html`<section class="card" aria-labelledby="differences"><h2 id="differences">Where the provider’s books differ</h2>
<p class="soft">Each payment is compared once a day for a week. A difference stays here until both books agree.</p>${
    differences.length === 0
      ? html`<p class="soft">The books agree.</p>`
      : html`<table>
<caption>Newest first</caption>
<thead><tr><th scope="col">Booking</th><th scope="col">Found</th><th scope="col" class="money">Taken: ours, theirs</th><th scope="col" class="money">Returned: ours, theirs</th></tr></thead>
<tbody>${differences.map(
          ({ difference, locator, hotelName }) => html`<tr>
<th scope="row"><span class="mono">${locator}</span><br><span class="soft">${hotelName}</span></th>
<td data-label="Found" class="whole">${formatMoment(difference.foundAt)}</td>
<td class="money" data-label="Taken: ours, theirs">${money(difference.takenCents)}<br>${money(difference.providerTakenCents)}</td>
<td class="money" data-label="Returned: ours, theirs">${money(difference.returnedCents)}<br>${money(difference.providerReturnedCents)}</td>
</tr>`,
        )}</tbody></table>`
  }
${canCompare ? html`<form method="post" action="/console/payments/compare"><button class="quiet">Compare everything now</button></form>` : null}</section>`;
}
