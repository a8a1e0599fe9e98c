import type { AppContext } from '#gateway/context.ts';
import { listEmails } from '#gateway/store/email-store.ts';
import { consolePage } from '../console-page.ts';
import { consoleTime, formatMoment } from '../console-time.ts';
import { html } from '../html.ts';
import { timeShown } from './clock-page.ts';
import { accountsTable } from './test-data-page.ts';

export async function overviewPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const emails = await listEmails(app.store.db, 5);
  const time = consoleTime(app);
  return consolePage(app, {
    path: '/console',
    title: 'Behind the hotels',
    lead: html`This gateway runs as a sandbox: here you see the e-mails it writes, are the guests’ bank and move its clock. Guests are at <a href="/">the guest app</a>${
      app.staffUrl === null
        ? null
        : html`, and who works at the hotels at <a href="${app.staffUrl}">the staff app</a>: it takes payments, sees documents and receives parcels`
    }.`,
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
    }<p><a class="button quiet" href="/console/emails">All e-mails</a></p></section>
</div>
${app.config.seed && app.ownAuth ? html`<section class="card" aria-labelledby="accounts"><h2 id="accounts">Demo accounts</h2>${accountsTable()}<p><a class="button quiet" href="/console/test-data">Test cards</a></p></section>` : null}`,
  });
}
