import type { AppContext } from '#gateway/context.ts';
import { latestSandboxGuests, type SandboxGuest } from '#gateway/store/sandbox-registration-store.ts';
import { readScenario } from '../../registrations/sandbox-registration-service.ts';
import { shownRegistration } from '../../registrations/shown-registration.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 50;

/** The ministry's side alone: what a hotel does about a refusal is done in the staff app. */
export async function registrationsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const [scenario, guests] = await Promise.all([readScenario(db), latestSandboxGuests(db, SHOWN)]);
  const isOwn = app.config.fnrh === null;
  return consolePage(app, {
    path: '/console/registrations',
    title: 'Registrations',
    lead: html`Brazil’s law has every hotel register its guests with the ministry (FNRH Digital). ${
      isOwn
        ? 'Here you are the ministry’s service, with its rules.'
        : 'This gateway sends to the service that its configuration names.'
    } The receptions see and correct their registrations in the staff app.`,
    query,
    body: html`${isOwn ? serviceForms(scenario) : null}
<section class="card" aria-labelledby="all"><h2 id="all">What the service has</h2>
${guests.length === 0 ? html`<p class="soft">Nobody was registered yet.</p>` : table(guests)}</section>`,
  });
}

function serviceForms({ isDown, rejectNext }: { isDown: boolean; rejectNext: string | null }): Html {
  return html`<section class="card arch" aria-labelledby="service"><h2 id="service">The service</h2>
<p><span class="tag ${isDown ? 'bad' : 'good'}">${isDown ? 'down' : 'up'}</span>${rejectNext === null ? null : html` <span class="tag wait">refuses the next registration: ${rejectNext}</span>`}</p>
<form method="post" action="/console/registrations/service"><p><button class="quiet" name="is" value="${isDown ? 'up' : 'down'}">${isDown ? 'Let it respond again' : 'Let it respond to nothing'}</button></p></form>
<form method="post" action="/console/registrations/refuse"><div class="row"><label>Refuse the next registration, because<input name="reason" maxlength="200" required value="Documento não confere"></label><button>Refuse the next</button></div></form></section>`;
}

const table = (guests: readonly SandboxGuest[]): Html => html`<table>
<caption>The last to change first, up to ${SHOWN}</caption>
<thead><tr><th scope="col">Reservation</th><th scope="col">State</th><th scope="col">Data</th></tr></thead>
<tbody>${guests.map(
  ({ externalNumber, situation, body, updatedAt }) => html`<tr>
<th scope="row">${externalNumber}</th>
<td>${situation}<br><span class="soft">${formatMoment(updatedAt)}</span></td>
<td data-label="Data"><details><summary>What was sent</summary><pre>${JSON.stringify(shownRegistration(body), null, 2)}</pre></details></td>
</tr>`,
)}</tbody></table>`;
