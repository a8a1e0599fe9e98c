import type { AppContext } from '#gateway/context.ts';
import { type ConsolePix, consolePixCodes } from '#gateway/store/console-payment-store.ts';
import { readPaymentScenario, type SandboxPaymentScenario } from '../../payment/sandbox-payment-scenario.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 25;

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export async function paymentsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const head = { path: '/console/payments', title: 'Payments', query } as const;
  if (app.config.iugu !== null)
    return consolePage(app, {
      ...head,
      body: html`<p class="soft">This gateway takes payments with the provider that its configuration names: its codes are paid at a bank.</p>`,
    });
  const [scenario, codes] = await Promise.all([readPaymentScenario(db), consolePixCodes(db, SHOWN)]);
  return consolePage(app, {
    ...head,
    lead: html`Here you are the guest’s bank and the payment provider. No money moves. Refunds that fail and books that differ are under attention in the staff app; <a href="/console">test cards</a> decline or do not respond.`,
    body: html`${pixSection(codes, app.clock.now())}
${scenarioForms(scenario)}`,
  });
}

function pixSection(codes: ConsolePix[], now: Date): Html {
  return html`<section class="card arch" aria-labelledby="pix"><h2 id="pix">Pix codes</h2>${
    codes.length === 0
      ? html`<p class="soft">Nobody pays with Pix yet. Choose Pix when you book.</p>`
      : pixTable(codes, now)
  }</section>`;
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
<td class="money" data-label="Amount">${brl.format(code.amountCents / 100)}</td>
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
  }</p></form>
<form method="post" action="/console/payments/try-refunds" class="row middle"><button class="quiet">Try all refunds now</button><p class="soft">They are tried by themselves too, more and more rarely.</p></form>
<form method="post" action="/console/payments/compare" class="row middle"><button class="quiet">Compare the books now</button><p class="soft">Each payment of the last week is compared once a day by itself.</p></form></section>`;
}
