import type { AppContext } from '#gateway/context.ts';
import { findEmail, listEmails, type StoredEmail } from '#gateway/store/email-store.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 100;

/** `BOOKING_CONFIRMED` is shown as `Booking confirmed`. */
const shownKind = ({ kind }: Pick<StoredEmail, 'kind'>) =>
  kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ');

export async function emailsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const emails = await listEmails(app.store.db, SHOWN);
  return consolePage(app, {
    path: '/console/emails',
    title: 'E-mails',
    lead: app.config.smtpUrl
      ? html`E-mails of the gateway. A mail server is set, so they are also sent.`
      : html`E-mails of the gateway. No mail server is set, so this is where they arrive.`,
    query,
    body: html`<section class="card">${
      emails.length === 0
        ? html`<h2>Nothing yet</h2><p class="soft">Create an account or book a room in the guest app, and its e-mail appears here.</p>`
        : html`<table>
<caption>Newest first${emails.length === SHOWN ? html`, the last ${SHOWN}` : null}</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Kind</th><th scope="col">Written</th></tr></thead>
<tbody>${emails.map(
            email => html`<tr>
<th scope="row"><a href="/console/emails/${email.id}">${email.subject}</a></th>
<td>${email.recipient}</td>
<td><span class="tag">${shownKind(email)}</span> <span class="tag">${email.language === 'pt' ? 'Português' : 'English'}</span></td>
<td>${formatMoment(email.createdAt)} ${delivery(app, email.sentAt)}</td>
</tr>`,
          )}</tbody></table>`
    }</section>`,
  });
}

export async function emailPage(app: AppContext, id: number): Promise<string | null> {
  const email = await findEmail(app.store.db, id);
  if (!email) return null;
  const attachment = app.mailer.attachmentOf(id);
  return consolePage(app, {
    path: '/console/emails',
    title: email.subject,
    body: html`<section class="card">
<dl>
<dt>To</dt><dd>${email.recipient}</dd>
<dt>Kind</dt><dd>${shownKind(email)}, ${email.language === 'pt' ? 'Português' : 'English'}</dd>
<dt>Written</dt><dd>${formatMoment(email.createdAt)} ${delivery(app, email.sentAt)}</dd>
${
  attachment &&
  html`<dt>File</dt><dd><a href="/console/emails/${email.id}/attachment">${attachment.fileName}</a></dd>`
}
</dl>
<p><a href="/console/emails">All e-mails</a></p>
</section>
<section class="card" aria-labelledby="as-shown"><h2 id="as-shown">As a mail program shows it</h2>
<iframe src="/console/emails/${email.id}/html" title="${email.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>
${
  email.calendar === null
    ? null
    : html`<section class="card" aria-labelledby="calendar"><h2 id="calendar">Calendar entry</h2><pre>${email.calendar}</pre></section>`
}<section class="card" aria-labelledby="as-text"><h2 id="as-text">As plain text</h2><pre>${linked(email.text)}</pre></section>`,
  });
}

/** The e-mail as a document of its own: its styles stand on its elements and its links open a new window. */
export async function emailDocument(app: AppContext, id: number): Promise<string | null> {
  const email = await findEmail(app.store.db, id);
  return email && email.html.replace('<head>', '<head>\n<base target="_blank">');
}

function delivery(app: AppContext, sentAt: Date | null): Html | null {
  if (sentAt) return html`<span class="tag good">sent</span>`;
  return app.config.smtpUrl ? html`<span class="tag wait">waits to be sent</span>` : null;
}

/** Plain text with its addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}" target="_blank">${part}</a>` : html`${part}`));
}
