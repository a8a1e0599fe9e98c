import type { AppContext } from '#gateway/context.ts';
import {
  type ConsoleCharge,
  type ConsolePix,
  consoleCharges,
  consoleDifferences,
  consolePixCodes,
  consoleRefunds,
} from '#gateway/store/console-payment-store.ts';
import { readPaymentScenario, type SandboxPaymentScenario } from '../../payment/sandbox-payment-scenario.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';
import { differencesSection, money, refundsSection } from './money-back.ts';

const SHOWN = 25;

export async function paymentsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const isOwn = app.config.iugu === null;
  const [scenario, codes, charges, refunds, differences] = await Promise.all([
    readPaymentScenario(db),
    consolePixCodes(db, SHOWN),
    consoleCharges(db, SHOWN),
    consoleRefunds(db, SHOWN),
    consoleDifferences(db, SHOWN),
  ]);
  return consolePage(app, {
    path: '/console/payments',
    title: 'Payments',
    lead: isOwn
      ? html`Here you are the guest’s bank and the payment provider. No money moves.`
      : html`This gateway takes payments with the provider that its configuration names: its codes are paid at a bank.`,
    query,
    body: html`${isOwn ? pixSection(codes, app.clock.now()) : null}
${isOwn ? scenarioForms(scenario) : null}
${refundsSection(refunds)}
${differencesSection(differences, isOwn)}
${isOwn ? chargesSection(charges) : null}`,
  });
}

function pixSection(codes: ConsolePix[], now: Date): Html {
  return html`<section class="card arch" aria-labelledby="pix"><h2 id="pix">Pix codes</h2>${
    codes.length === 0
      ? html`<p class="soft">Nobody pays with Pix yet. Choose Pix when you book.</p>`
      : pixTable(codes, now)
  }</section>`;
}

function chargesSection(charges: ConsoleCharge[]): Html {
  return html`<section class="card" aria-labelledby="charges"><h2 id="charges">Card charges</h2>${
    charges.length === 0 ? html`<p class="soft">No card was charged yet.</p>` : chargeTable(charges)
  }<p><a class="button quiet" href="/console/test-data">Cards that decline or do not respond</a></p></section>`;
}

function pixTable(codes: ConsolePix[], now: Date): Html {
  return html`<table>
<caption>Newest first, the last ${SHOWN}</caption>
<thead><tr><th scope="col">Booking</th><th scope="col">State</th><th scope="col">Pay until</th><th scope="col" class="money">Amount</th><th scope="col"><span class="unseen">At the bank</span></th></tr></thead>
<tbody>${codes.map(
    code => html`<tr>
<th scope="row"><span class="mono">${code.locator}</span><br><span class="soft">${code.hotelName}, ${code.isForHours ? 'hours' : 'stay'}</span></th>
<td>${stateCell(code)}${code.transfers === 0 ? null : html`<br><span class="soft">paid ${times(code.transfers)}, ${code.returned} returned</span>`}</td>
<td data-label="Pay until">${formatMoment(code.expiresAt)}</td>
<td class="money" data-label="Amount">${money(code.amountCents)}</td>
<td class="act"><div class="row">${actions(code, now).map(action => actionForm(code, action))}</div></td>
</tr>`,
  )}</tbody></table>`;
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

function stateCell({ status, ended, bookingStatus }: ConsolePix): Html {
  const booking = bookingStatus.toLowerCase().replace('_', ' ');
  if (status === 'APPROVED')
    return html`<span class="tag good">paid</span> <span class="soft">${booking}</span>`;
  if (status === 'OPEN') return html`<span class="tag wait">waiting</span>`;
  return html`<span class="tag">${ended === 'CLOSED' ? 'given up' : 'expired'}</span> <span class="soft">${booking}</span>`;
}

type Action = { name: 'pay' | 'pay-late' | 'pay-twice' | 'expire'; label: string; isQuiet: boolean };

function actions({ status, expiresAt }: ConsolePix, now: Date): Action[] {
  if (status === 'APPROVED') return [{ name: 'pay', label: 'Pay again', isQuiet: true }];
  if (status !== 'OPEN' || expiresAt <= now) return [{ name: 'pay-late', label: 'Pay late', isQuiet: false }];
  return [
    { name: 'pay', label: 'Pay', isQuiet: false },
    { name: 'pay-twice', label: 'Pay twice', isQuiet: true },
    { name: 'pay-late', label: 'Pay late', isQuiet: true },
    { name: 'expire', label: 'Expire', isQuiet: true },
  ];
}

const actionForm = ({ paymentId, locator }: ConsolePix, { name, label, isQuiet }: Action): Html =>
  html`<form method="post" action="/console/payments/${name}"><button${isQuiet ? html` class="quiet"` : null} name="payment" value="${paymentId}" aria-label="${label}: ${locator}">${label}</button></form>`;

function scenarioForms({ losesNextWebhook, rejectsRefunds }: SandboxPaymentScenario): Html {
  return html`<section class="card" aria-labelledby="scenario"><h2 id="scenario">How the provider behaves</h2>
<form method="post" action="/console/payments/lose-trigger" class="row middle"><button class="quiet"${losesNextWebhook ? html` disabled` : null}>Lose the next trigger</button><p class="soft">${
    losesNextWebhook
      ? 'The next Pix is told by nobody: the gateway finds it by looking.'
      : 'The gateway is told of every Pix at once.'
  }</p></form>
<form method="post" action="/console/payments/refunds" class="row middle"><button class="quiet" name="are" value="${rejectsRefunds ? 'made' : 'refused'}">${rejectsRefunds ? 'Return money again' : 'Refuse to return money'}</button><p class="soft">${
    rejectsRefunds ? 'No money goes back now.' : 'Money that has to go back goes back.'
  }</p></form></section>`;
}

const outcomes = {
  OPEN: { tone: 'wait', label: 'waiting' },
  APPROVED: { tone: 'good', label: 'paid' },
  DECLINED: { tone: 'bad', label: 'declined' },
} as const;

function chargeTable(charges: ConsoleCharge[]): Html {
  return html`<table>
<caption>Newest first, the last ${SHOWN}</caption>
<thead><tr><th scope="col">Booking</th><th scope="col">Card</th><th scope="col">State</th><th scope="col">Charged</th><th scope="col" class="money">Amount</th></tr></thead>
<tbody>${charges.map(
    charge => html`<tr>
<th scope="row"><span class="mono">${charge.locator}</span><br><span class="soft">${charge.hotelName}</span></th>
<td data-label="Card">${charge.lastDigits === null ? html`<span class="soft">removed</span>` : html`${charge.brand} <span class="mono">${charge.lastDigits}</span>`}</td>
<td><span class="tag ${outcomes[charge.status].tone}">${outcomes[charge.status].label}</span>${charge.refusal === null ? null : html`<br><span class="soft mono">${charge.refusal}</span>`}</td>
<td data-label="Charged" class="whole">${formatMoment(charge.createdAt)}</td>
<td class="money" data-label="Amount">${money(charge.amountCents)}</td>
</tr>`,
  )}</tbody></table>`;
}
