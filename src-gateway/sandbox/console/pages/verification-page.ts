import type { AppContext } from '#gateway/context.ts';
import { reasonDescriptions } from '#gateway/domain/guest/identity-verification/reason-descriptions.ts';
import {
  readPlan,
  type VerificationPlan,
} from '#gateway/sandbox/verification/sandbox-verification-provider.ts';
import { documentReasons, type IdentityReason, personReasons } from '#shared/identity-reasons.ts';
import { identityStatuses } from '#shared/rules/identity-status.ts';
import { REVIEW_MS } from '../../verification/sandbox-verification-provider.ts';
import { consolePage } from '../console-page.ts';
import { type Html, html } from '../html.ts';

const plans: { verdict: VerificationPlan['verdict']; label: string }[] = [
  { verdict: 'approve', label: 'Accept them' },
  { verdict: 'reprove', label: 'Refuse them, for the reasons ticked here' },
  { verdict: 'never', label: 'Say nothing: every verdict is given below' },
];

const head = { path: '/console/identity', title: 'Identity' } as const;

export async function verificationPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { web, verificationProvider } = app.config;
  if (verificationProvider !== 'sandbox')
    return consolePage(app, {
      ...head,
      body: html`<p class="soft">${
        verificationProvider === 'desk'
          ? 'The reception sees the documents here, in the staff app.'
          : 'The company that the configuration names gives the verdicts here.'
      }</p>`,
    });
  const plan = await readPlan(app.store.db);
  const chosen = plan.verdict === 'reprove' ? plan.reasons : [];
  return consolePage(app, {
    ...head,
    lead: html`Here you are the company that compares a document with a face. The pictures themselves are never kept. The page that takes them stands at <span class="mono">${web.identityPage ?? 'no address'}</span>. A guest whom it does not accept can show the document at the reception, in the staff app.`,
    query,
    body: html`<section class="card arch" aria-labelledby="plan"><h2 id="plan">After ${REVIEW_MS / 1_000} seconds with new pictures</h2>
<form method="post" action="/console/identity/plan" class="stack">
<fieldset><legend class="unseen">What to say</legend>${plans.map(
      ({ verdict, label }) =>
        html`<label class="tick"><input type="radio" name="verdict" value="${verdict}"${verdict === plan.verdict ? html` checked` : null}> ${label}</label>`,
    )}</fieldset>
${reasonFields(chosen)}
<p><button>Say this from now on</button></p></form></section>
<section class="card" aria-labelledby="guest"><h2 id="guest">The verdict on one guest, now</h2>
<form method="post" action="/console/identity/guest" class="stack">
<div class="row"><label>Guest<input name="guest" type="email" required placeholder="ana@pernoite.test"></label>
<label>Status<select name="status">${identityStatuses.map(status => html`<option>${status}</option>`)}</select></label></div>
${reasonFields([])}
<div class="row"><label>A reason that the app has no words for<input name="otherCode" placeholder="CODE_OF_ITS_OWN" maxlength="64"></label>
<label>In your own words<input name="otherText" maxlength="300"></label></div>
<p><button>Give this verdict</button></p></form></section>`,
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
