import type { AppContext } from '#gateway/context.ts';
import { findEmail, listEmails, type StoredEmail } from '#gateway/store/email-store.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const SHOWN = 100;

const kinds: Record<StoredEmail['kind'], string> = {
  WELCOME: 'Welcome',
  VERIFY_EMAIL: 'Confirm e-mail',
  PASSWORD_RESET: 'New password',
  EMAIL_CHANGE_CODE: 'Code for a new e-mail address',
  EMAIL_CHANGED: 'E-mail address changed',
  PASSWORD_CHANGED: 'Password changed',
  SIGN_IN_CODE: 'Sign-in code',
  BOOKING_CONFIRMED: 'Booking confirmed',
  BOOKING_PENDING: 'Booking to pay at the desk',
  BOOKING_CANCELED: 'Booking canceled',
  BOOKING_NO_SHOW: 'Guest did not come',
  HOURS_BOUGHT: 'Hours bought',
  ROOM_LEFT: 'Room left',
  OVERSTAY_PAID: 'Overstay paid',
  GUARANTEE_CHARGED: 'Guarantee card charged',
  PAYMENT_RETURNED: 'Payment returned',
  ROOM_MOVED: 'Moved to another room',
  ROOM_INVITATION: 'Invitation to a room',
  BILL: 'Bill',
  DELIVERY_ARRIVED: 'Delivery arrived',
  SPACE_CANCELED: 'Space canceled',
  RECEPTION_REPLY: 'Reply of the reception',
  BOOKING_IMPORTED: 'Booking imported',
  STAY_REMINDER: 'Check-in opens tomorrow',
  PREFERENCES_MISSING: 'Preferences missing',
  CREDITS_EXPIRING: 'Credits run out',
  STAFF_INVITATION: 'Invitation of staff',
  STAFF_ROLES_GRANTED: 'Roles of staff',
  STAFF_RESET: 'New sign-in of staff',
};

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
<td><span class="tag">${kinds[email.kind]}</span> <span class="tag">${email.language === 'pt' ? 'Português' : 'English'}</span></td>
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
<dt>Kind</dt><dd>${kinds[email.kind]}, ${email.language === 'pt' ? 'Português' : 'English'}</dd>
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
