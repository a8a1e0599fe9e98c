import type { AppContext } from '#gateway/context.ts';
import { type ConsoleRegistration, consoleRegistrations } from '#gateway/store/console-registration-store.ts';
import type { StoredRegistrationEvent } from '#gateway/store/registration-store.ts';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import { readScenario } from '../../registrations/sandbox-registration-service.ts';
import { shownRegistration } from '../../registrations/shown-registration.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 50;

const tones: Record<RegistrationState, string> = {
  INCOMPLETE: '',
  READY: 'wait',
  SENT: 'wait',
  ACCEPTED: 'good',
  REFUSED: 'bad',
};

const eventNames: Record<StoredRegistrationEvent['kind'], string> = {
  CHECK_IN: 'Check-in',
  CHECK_OUT: 'Check-out',
  NO_SHOW: 'No-show',
};

export async function registrationsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const [scenario, registrations] = await Promise.all([readScenario(db), consoleRegistrations(db, SHOWN)]);
  const isOwn = app.config.fnrh === null;
  return consolePage(app, {
    path: '/console/registrations',
    title: 'Registrations',
    lead: html`Brazil’s law has every hotel register its guests with the ministry (FNRH Digital). ${
      isOwn
        ? 'Here you are the ministry’s service, with its rules.'
        : 'This gateway sends to the service that its configuration names.'
    }`,
    query,
    body: html`${isOwn ? serviceForms(scenario) : null}
<section class="card" aria-labelledby="all"><h2 id="all">What guests are registered</h2>
<form method="post" action="/console/registrations/send"><p><button class="quiet">Send everything that waits now</button></p></form>
${registrations.length === 0 ? html`<p class="soft">Nobody has checked in yet.</p>` : table(registrations)}</section>`,
  });
}

function serviceForms({ isDown, rejectNext }: { isDown: boolean; rejectNext: string | null }): Html {
  return html`<section class="card arch" aria-labelledby="service"><h2 id="service">The service</h2>
<p><span class="tag ${isDown ? 'bad' : 'good'}">${isDown ? 'down' : 'up'}</span>${rejectNext === null ? null : html` <span class="tag wait">refuses the next registration: ${rejectNext}</span>`}</p>
<form method="post" action="/console/registrations/service"><p><button class="quiet" name="is" value="${isDown ? 'up' : 'down'}">${isDown ? 'Let it respond again' : 'Let it respond to nothing'}</button></p></form>
<form method="post" action="/console/registrations/refuse"><div class="row"><label>Refuse the next registration, because<input name="reason" maxlength="200" required value="Documento não confere"></label><button>Refuse the next</button></div></form></section>`;
}

function table(registrations: ConsoleRegistration[]): Html {
  return html`<table>
<caption>The last to change first, up to ${SHOWN}</caption>
<thead><tr><th scope="col">Guest</th><th scope="col">State</th><th scope="col">Events</th><th scope="col">What the service has</th></tr></thead>
<tbody>${registrations.map(
    ({ registration, name, locator, roomNumber, events, sent }) => html`<tr>
<th scope="row">${name === null || name === '' ? 'gone' : name}<br><span class="soft">${locator} · room ${roomNumber}</span></th>
<td><span class="tag ${tones[registration.state]}">${registration.state}</span>${registration.reason === null ? null : html`<br><span class="soft">${registration.reason.replace(/,(?=\S)/g, ', ')}</span>`}</td>
<td data-label="Events">${events.length === 0 ? 'none' : events.map(eventLine)}</td>
<td data-label="What the service has">${sent.length === 0 ? 'nothing' : sent.map(sentGuest)}</td>
</tr>`,
  )}</tbody></table>`;
}

function eventLine({ kind, happenedAt, doneAt, attempts, nextTryAt }: StoredRegistrationEvent): Html {
  const status =
    doneAt !== null
      ? 'status'
      : `waits, ${attempts} ${attempts === 1 ? 'try' : 'tries'}, next ${formatMoment(nextTryAt)}`;
  return html`<p>${eventNames[kind]} ${formatMoment(happenedAt)}<br><span class="soft">${status}</span></p>`;
}

function sentGuest({ situation, body }: ConsoleRegistration['sent'][number]): Html {
  return html`<details><summary>${situation}</summary><pre>${JSON.stringify(shownRegistration(body), null, 2)}</pre></details>`;
}
