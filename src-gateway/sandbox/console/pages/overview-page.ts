import type { AppContext } from '#gateway/context.ts';
import { consoleCounts, overstayedBookings, pendingBookings } from '#gateway/store/console-store.ts';
import { listEmails } from '#gateway/store/email-store.ts';
import { consolePage } from '../console-page.ts';
import { consoleTime, formatMoment } from '../console-time.ts';
import { html } from '../html.ts';
import { overstayTable, pendingTable } from './bookings-page.ts';
import { timeShown } from './clock-page.ts';
import { accountsTable } from './test-data-page.ts';

export async function overviewPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const { db } = app.store;
  const [counts, emails, pending, overstayed] = await Promise.all([
    consoleCounts(db),
    listEmails(db, 5),
    pendingBookings(db, 3),
    overstayedBookings(db, 3),
  ]);
  const time = consoleTime(app);
  return consolePage(app, {
    path: '/console',
    title: 'Behind the desk',
    lead: html`This gateway runs as a sandbox: here you see the e-mails it writes, take payments at the desk and move its clock. Guests are at <a href="/">the guest app</a>.`,
    query,
    body: html`<div class="cards">
<section class="card arch" aria-labelledby="time"><h2 id="time">At the hotels now</h2>${timeShown(app)}
<p><span class="${time.moved ? 'tag wait' : 'tag good'}">${time.offset}</span></p>
<p><a class="button quiet" href="/console/clock">Move the clock</a></p></section>
<section class="card" aria-labelledby="mail"><h2 id="mail">Latest e-mails</h2>${
      emails.length === 0
        ? html`<p class="soft">Nothing was written yet.</p>`
        : html`<ul class="list">${emails.map(
            email =>
              html`<li><a href="/console/emails/${email.id}">${email.subject}</a><span class="soft">${email.recipient} · ${formatMoment(email.createdAt)}</span></li>`,
          )}</ul>`
    }<p><a class="button quiet" href="/console/emails">All e-mails (${counts.emails})</a></p></section>
</div>
<section class="card" aria-labelledby="desk"><h2 id="desk">At the desk</h2>${
      pending.length === 0 ? html`<p class="soft">No booking waits for a payment.</p>` : pendingTable(pending)
    }${overstayed.length === 0 ? null : html`<h3>Overstaying to pay</h3>${overstayTable(overstayed)}`}<p><a class="button quiet" href="/console/bookings">All bookings</a> <a class="button quiet" href="/console/doors">Doors and locks</a> <a class="button quiet" href="/console/rooms">Rooms</a></p></section>
${app.config.seed && app.ownAuth ? html`<section class="card" aria-labelledby="accounts"><h2 id="accounts">Demo accounts</h2>${accountsTable()}<p><a class="button quiet" href="/console/test-data">Test cards</a></p></section>` : null}`,
  });
}
