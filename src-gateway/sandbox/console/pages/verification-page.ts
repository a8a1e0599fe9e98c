import type { AppContext } from '#gateway/context.ts';
import { reasonDescriptions } from '#gateway/domain/guest/identity-verification/reason-descriptions.ts';
import {
  readPlan,
  type VerificationPlan,
} from '#gateway/sandbox/verification/sandbox-verification-provider.ts';
import { type ConsoleVerification, consoleVerifications } from '#gateway/store/console-verification-store.ts';
import { documentReasons, type IdentityReason, personReasons } from '#shared/identity-reasons.ts';
import { identityStatuses } from '#shared/rules/identity-status.ts';
import { REVIEW_MS } from '../../verification/sandbox-verification-provider.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 50;

const tones: Record<ConsoleVerification['status'], string> = {
  PENDING: '',
  PROCESSING: 'wait',
  APPROVED: 'good',
  REPROVED: 'bad',
};

const plans: { verdict: VerificationPlan['verdict']; label: string }[] = [
  { verdict: 'approve', label: 'Accept them' },
  { verdict: 'reprove', label: 'Refuse them, for the reasons ticked here' },
  { verdict: 'never', label: 'Say nothing: every verdict is given below' },
];

export async function verificationPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const [plan, guests] = await Promise.all([
    readPlan(app.store.db),
    consoleVerifications(app.store.db, SHOWN),
  ]);
  const chosen = plan.verdict === 'reprove' ? plan.reasons : [];
  return consolePage(app, {
    path: '/console/identity',
    title: 'Identity',
    lead: html`Here you are whoever compares a document with a face. The pictures themselves are never kept. The page that takes them stands at <span class="mono">${app.config.web.identityPage ?? 'no address'}</span>.`,
    query,
    body: html`<section class="card arch" aria-labelledby="plan"><h2 id="plan">After ${REVIEW_MS / 1_000} seconds with new pictures</h2>
<form method="post" action="/console/identity/plan" class="stack">
<fieldset><legend class="unseen">What to say</legend>${plans.map(
      ({ verdict, label }) =>
        html`<label class="tick"><input type="radio" name="verdict" value="${verdict}"${verdict === plan.verdict ? html` checked` : null}> ${label}</label>`,
    )}</fieldset>
${reasonFields(chosen)}
<p><button>Say this from now on</button></p></form></section>
<section class="card" aria-labelledby="guest"><h2 id="guest">Decide for one guest, now</h2>
<form method="post" action="/console/identity/guest" class="stack">
<div class="row"><label>Guest<input name="guest" type="email" list="guests" required placeholder="ana@pernoite.test"></label><datalist id="guests">${guests.map(
      guest => html`<option value="${guest.email}">${guest.name}</option>`,
    )}</datalist>
<label>Status<select name="status">${identityStatuses.map(status => html`<option>${status}</option>`)}</select></label></div>
${reasonFields([])}
<div class="row"><label>A reason that the app has no words for<input name="otherCode" placeholder="CODE_OF_ITS_OWN" maxlength="64"></label>
<label>In your own words<input name="otherText" maxlength="300"></label></div>
<p><button>Decide</button></p></form></section>
<section class="card" aria-labelledby="all"><h2 id="all">Where guests stand</h2>${guestsTable(guests)}</section>`,
  });
}

function reasonFields(chosen: readonly IdentityReason[]): Html {
  const group = (title: string, reasons: readonly IdentityReason[]) =>
    html`<fieldset><legend>${title}</legend>${reasons.map(
      reason =>
        html`<label class="tick"><input type="checkbox" name="reason" value="${reason}"${chosen.includes(reason) ? html` checked` : null}> ${reasonDescriptions[reason]}</label>`,
    )}</fieldset>`;
  return html`<div class="cards">${group('Document', documentReasons)}${group('Person', personReasons)}</div>`;
}

function guestsTable(guests: ConsoleVerification[]): Html {
  return html`<table>
<caption>The last to change first, up to ${SHOWN}</caption>
<thead><tr><th scope="col">Guest</th><th scope="col">Status</th><th scope="col">Since</th><th scope="col"><span class="unseen">Verdict</span></th></tr></thead>
<tbody>${guests.map(
    guest => html`<tr>
<th scope="row">${guest.name}<br><span class="soft">${guest.email}</span></th>
<td><span class="tag ${tones[guest.status]}">${guest.status}</span>${guest.reasons.map(reason => html`<br><span class="soft">${reason.description}</span>`)}</td>
<td data-label="Since">${guest.changedAt ? formatMoment(guest.changedAt) : 'not begun'}</td>
<td class="act">${guest.status === 'APPROVED' ? null : html`<form method="post" action="/console/identity/guest"><input type="hidden" name="status" value="APPROVED"><button class="quiet" name="guest" value="${guest.email}" aria-label="Accept ${guest.email}">Accept</button></form>`}</td>
</tr>`,
  )}</tbody></table>`;
}
