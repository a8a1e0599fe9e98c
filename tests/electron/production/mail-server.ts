import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { readMail } from '#tests/gateway/received-mail.ts';
import { OFTEN } from '../electron-app.ts';

const USER = 'reservas';
const PASSWORD = 'varanda-mail-2026';

export type Email = { from: string; to: string[]; subject: string; text: string; source: string };

/** An SMTP server that takes e-mails of one user, as a hotel's own does. */
export class MailServer {
  readonly received: Email[] = [];
  readonly #server = new SMTPServer({
    // On this machine the gateway sends without TLS too.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, respond) =>
      username === USER && password === PASSWORD
        ? respond(null, { user: username })
        : respond(new Error('wrong user or password')),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, respond) => {
      const from = mailFrom === false ? '' : mailFrom.address;
      void text(stream).then(data => {
        const source = data.replaceAll('\r\n', '\n');
        const to = rcptTo.map(({ address }) => address);
        this.received.push({ from, to, source, ...readMail({ from, to, data: source }) });
        respond();
      }, respond);
    },
  });

  async start(): Promise<string> {
    await new Promise<void>(listening => this.#server.listen(0, '127.0.0.1', listening));
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://${USER}:${PASSWORD}@127.0.0.1:${port}`;
  }

  /** The newest e-mail to an address with this in its subject; waits for it. */
  async find(to: string, subject: string): Promise<Email> {
    const newest = () =>
      this.received.findLast(email => email.to.includes(to) && email.subject.includes(subject));
    await expect
      .poll(() => newest()?.subject, { message: `an e-mail to ${to}: ${subject}`, ...OFTEN })
      .toBeDefined();
    const found = newest();
    if (!found) throw new Error('the e-mail is gone');
    return found;
  }

  close(): Promise<void> {
    return new Promise(closed => this.#server.close(closed));
  }
}
