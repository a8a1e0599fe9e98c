import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '#gateway/platform/clock.ts';
import type { ReleaseShare } from '#gateway/platform/rate-limits.ts';
import {
  blankAbandoned,
  claimDueEmail,
  insertDelivered,
  insertEmail,
  markSent,
  type NewEmail,
  postponeEmail,
  releaseEmail,
  renewLease,
  type StoredEmail,
} from '#gateway/store/email-store.ts';
import type { Database, Store, Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import {
  accountChangedEmail,
  emailChangeCodeEmail,
  resetEmail,
  signInCodeEmail,
  verificationEmail,
  welcomeEmail,
} from './account-email.ts';
import { billEmail } from './bill-email.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingEmail, calendarState } from './booking-email.ts';
import { deliveryEmail } from './delivery-email.ts';
import { type EmailContent, emailHtml, emailText } from './email-content.ts';
import { hoursEmail } from './hours-email.ts';
import { importEmail } from './import-email.ts';
import { invitationEmail } from './invitation-email.ts';
import type { Attachment, Mail } from './mail.ts';
import { reminderEmail } from './reminder-email.ts';
import { replyEmail } from './reply-email.ts';
import { smtpOptions } from './smtp-options.ts';
import { spaceEmail } from './space-email.ts';
import { staffEmail } from './staff-email.ts';

export type Mailer = {
  /** In the transaction of the change; a second e-mail of one kind about one booking is dropped. */
  queue(tx: Database | Transaction, mail: Mail): Promise<void>;
  /** At once, without the queue: the file's content is not stored. Throws EMAIL_NOT_SENT. */
  send(mail: Mail, attachment: Attachment): Promise<void>;
  /** The file of an e-mail of this process, for the sandbox console; null once it was evicted by newer ones. */
  attachmentOf(emailId: number): Attachment | null;
  /** Sends due e-mails over SMTP; without a server they stay in the store (PD-07). */
  flush(): Promise<void>;
  start(): void;
  /** Ends the delivery after the e-mail that is being sent. */
  stop(): Promise<void>;
};

export type MailerParts = {
  store: Store;
  clock: Clock;
  log: Logger;
  /** smtp:// or smtps:// address; null leaves e-mails in the store. */
  smtpUrl: string | null;
  /** Sender, as in `Pernoite <stay@example.com>`. */
  from: string;
  /** Without a slash at its end; read for each e-mail, since the port may be known late. */
  publicUrl(): string;
  retainSent: boolean;
  /** A share of the e-mails that may reach an address (SEC-21); null where none is left. */
  takeShare(recipient: string): Promise<ReleaseShare | null>;
};

/** Interval of a started mailer; also the longest delay of a new e-mail. */
const EVERY_MS = 2_000;
/** A third of the lease: a running gateway renews the lease of the e-mail that it is sending. */
const RENEW_EVERY_MS = 10_000;
const MOST_ATTACHMENTS = 20;

export function createMailer(parts: MailerParts): Mailer {
  const { store, clock, log, smtpUrl, from, publicUrl, retainSent, takeShare } = parts;
  const transport = smtpUrl === null ? null : createTransport(smtpOptions(smtpUrl), { from });
  const sender = parseSender(from);
  const senderDomain = /@([\w.-]+)/.exec(from)?.[1] ?? 'pernoite.invalid';
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopping = false;
  const attachments = new Map<number, Attachment>();

  /** The calendar entry of an e-mail about a booking; null for all others (BEY-15). */
  const toCalendar = (mail: Mail): string | null => {
    // A receipt changes nothing of the stay.
    if (!('booking' in mail || 'hours' in mail)) return null;
    if (
      mail.kind === 'OVERSTAY_PAID' ||
      mail.kind === 'GUARANTEE_CHARGED' ||
      mail.kind === 'PAYMENT_RETURNED'
    )
      return null;
    const stay = 'booking' in mail ? mail.booking : mail.hours;
    return bookingCalendar(stay, {
      bookingId: mail.bookingId,
      state: calendarState(mail.kind),
      language: mail.language,
      publicUrl: publicUrl(),
      organizer: sender,
    });
  };

  async function deliverDue(): Promise<void> {
    if (!retainSent) await blankAbandoned(store.db, clock.now());
    if (!transport) return;
    while (!stopping) {
      const email = await claimDueEmail(store.db, clock.now());
      if (!email) return;
      const giveShareBack = await takeShare(email.recipient);
      if (giveShareBack === null) {
        await postponeEmail(store.db, email);
        continue;
      }
      const renewal = setInterval(() => {
        renewLease(store.db, email).catch(() => log.warn({ emailId: email.id }, 'e-mail lease not renewed'));
      }, RENEW_EVERY_MS);
      try {
        await transport.sendMail(toMessage(email));
        await markSent(store.db, email.id, clock.now(), retainSent);
      } catch (error) {
        // The server's message may contain the recipient's address, so only the kind of failure is logged.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        log.warn({ emailId: email.id, kind: email.kind, tries: email.tries, code }, 'e-mail not sent yet');
        await releaseEmail(store.db, email);
        await giveShareBack();
      } finally {
        clearInterval(renewal);
      }
    }
  }

  const toMessage = (email: StoredEmail) => ({
    ...toParts(email),
    // The same for every try: a mail program shows an e-mail once that a server took and a killed gateway sent again.
    messageId: `<pernoite-${email.id}.${email.createdAt.getTime()}@${senderDomain}>`,
  });

  const written = (mail: Mail): NewEmail => {
    const calendar = toCalendar(mail);
    const content = emailFor(mail, publicUrl());
    return {
      recipient: mail.to,
      kind: mail.kind,
      language: mail.language,
      // A line break would begin another header.
      subject: content.subject.replace(/\p{Cc}+/gu, ' '),
      text: emailText(content),
      html: emailHtml(content),
      calendar,
      unsubscribe: 'unsubscribe' in mail ? mail.unsubscribe : null,
      bookingId: 'bookingId' in mail ? mail.bookingId : null,
      createdAt: clock.now(),
    };
  };

  async function sendNow(email: NewEmail, { fileName, mediaType, content }: Attachment): Promise<void> {
    const giveShareBack = await takeShare(email.recipient);
    if (giveShareBack === null)
      throw new AppError('EMAIL_NOT_SENT', 'the address got too many e-mails today');
    try {
      await transport?.sendMail({
        ...toParts(email),
        messageId: `<pernoite-${randomUUID()}@${senderDomain}>`,
        attachments: [{ filename: fileName, contentType: mediaType, content }],
      });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      log.warn({ kind: email.kind, code }, 'e-mail not sent');
      await giveShareBack();
      throw new AppError('EMAIL_NOT_SENT', 'the mail server did not take the e-mail');
    }
  }

  function storeAttachment(id: number, attachment: Attachment): void {
    attachments.set(id, attachment);
    for (const old of [...attachments.keys()].slice(0, -MOST_ATTACHMENTS)) attachments.delete(old);
  }

  function flush(): Promise<void> {
    running ??= deliverDue().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    queue: (tx, mail) => insertEmail(tx, written(mail)),
    async send(mail, attachment) {
      if (!transport && !retainSent) throw new AppError('EMAIL_NOT_SENT', 'there is no mail server');
      const email = written(mail);
      if (transport) await sendNow(email, attachment);
      const row = transport && !retainSent ? { ...email, text: '', html: '', calendar: null } : email;
      const id = await insertDelivered(store.db, row, transport ? clock.now() : null);
      if (retainSent) storeAttachment(id, attachment);
    },
    attachmentOf: emailId => attachments.get(emailId) ?? null,
    flush,
    start() {
      // Outside the sandbox the links of e-mails that nobody sends are removed even without a mail server.
      if (timer || (!transport && retainSent)) return;
      timer = setInterval(() => {
        flush().catch((error: unknown) => {
          log.warn({ code: error instanceof Error ? error.name : 'unknown' }, 'e-mail queue not read');
        });
      }, EVERY_MS);
      timer.unref();
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
      transport?.close();
    },
  };
}

const toParts = (email: NewEmail) => ({
  to: { name: '', address: email.recipient },
  subject: email.subject,
  text: email.text,
  html: email.html,
  ...(email.calendar !== null && { icalEvent: calendarPart(email.calendar) }),
  headers: {
    'content-language': email.language === 'pt' ? 'pt-BR' : 'en',
    ...(email.unsubscribe !== null && {
      'list-unsubscribe': `<${email.unsubscribe}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    }),
  },
});

function parseSender(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replaceAll('"', '') || 'Pernoite', email };
}

/** The calendar is attached as a part that mail programs offer to add, and as a file. */
function calendarPart(content: string) {
  const method = content.includes('METHOD:CANCEL') ? 'CANCEL' : 'PUBLISH';
  return { method, filename: 'pernoite.ics', content };
}

function emailFor(mail: Mail, publicUrl: string): EmailContent {
  switch (mail.kind) {
    case 'WELCOME':
      return welcomeEmail(mail.language, mail.name, publicUrl);
    case 'VERIFY_EMAIL':
      return verificationEmail(mail.language, mail, publicUrl);
    case 'EMAIL_CHANGE_CODE':
      return emailChangeCodeEmail(mail.language, mail.code);
    case 'EMAIL_CHANGED':
    case 'PASSWORD_CHANGED':
      return accountChangedEmail(mail.kind, mail.language, mail.name, publicUrl);
    case 'PASSWORD_RESET':
      return resetEmail(mail.language, mail.name, mail.code, publicUrl);
    case 'SIGN_IN_CODE':
      return signInCodeEmail(mail.language, mail);
    case 'BILL':
      return billEmail(mail.language, mail.bill, { bookingId: mail.bookingId, publicUrl });
    case 'HOURS_BOUGHT':
      return hoursEmail(mail.language, mail.hours, { bookingId: mail.bookingId, publicUrl });
    case 'DELIVERY_ARRIVED':
      return deliveryEmail(mail.language, mail.delivery, publicUrl);
    case 'SPACE_CANCELED':
      return spaceEmail(mail.language, mail.space);
    case 'RECEPTION_REPLY':
      return replyEmail(mail.language, mail.reply);
    case 'BOOKING_IMPORTED':
      return importEmail(mail.language, mail.imported);
    case 'STAY_REMINDER':
    case 'PREFERENCES_MISSING':
    case 'CREDITS_EXPIRING':
      return reminderEmail(mail, publicUrl);
    case 'STAFF_INVITATION':
    case 'STAFF_RESET':
    case 'STAFF_ROLES_GRANTED':
      return staffEmail(mail.language, mail);
    case 'ROOM_INVITATION':
      return invitationEmail(mail.language, mail, publicUrl);
    default:
      return bookingEmail(mail.kind, mail.language, mail.booking, {
        bookingId: mail.bookingId,
        publicUrl,
      });
  }
}
