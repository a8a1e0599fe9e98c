import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export type ReceivedMail = { from: string; to: string[]; data: string };

export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  rejectNext(count: number): void;
  /** Sends no response to the next e-mail until it is released: its sender waits. */
  holdNext(): { arrived: Promise<void>; release(): void };
  close(): Promise<void>;
};

export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let rejectionsLeft = 0;
  let pendingHold: { arrive(): void; released: Promise<void> } | null = null;

  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.setEncoding('utf8');
    let mail: ReceivedMail = { from: '', to: [], data: '' };
    let inData = false;
    let pending = '';
    const say = (line: string) => socket.write(`${line}\r\n`);

    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') return say('250 test');
      if (verb === 'MAIL') {
        mail = { from: addressIn(line), to: [], data: '' };
        return say('250 ok');
      }
      if (verb === 'RCPT') {
        if (rejectionsLeft > 0) {
          rejectionsLeft -= 1;
          return say('451 try again later');
        }
        mail.to.push(addressIn(line));
        return say('250 ok');
      }
      if (verb === 'DATA') {
        inData = true;
        return say('354 go on');
      }
      if (verb === 'QUIT') {
        say('221 bye');
        return socket.end();
      }
      return say('250 ok');
    };

    const take = (taken: ReceivedMail) => {
      const hold = pendingHold;
      pendingHold = null;
      hold?.arrive();
      // A reply of several lines: a sender that hears nothing gives the e-mail up after a while.
      const stillReading = hold && setInterval(() => say('250-still reading'), 2_000);
      if (stillReading) socket.once('close', () => clearInterval(stillReading));
      void (hold?.released ?? Promise.resolve()).then(() => {
        if (stillReading) clearInterval(stillReading);
        // Nobody took over an e-mail whose sender went away before the response.
        if (socket.destroyed) return;
        received.push(taken);
        say('250 taken');
      });
    };

    socket.on('data', (chunk: string) => {
      pending += chunk;
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (!inData) command(line);
        else if (line === '.') {
          inData = false;
          take(mail);
        } else mail.data += `${line.startsWith('.') ? line.slice(1) : line}\n`;
      }
    });
    say('220 test ready');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    rejectNext: count => {
      rejectionsLeft = count;
    },
    holdNext() {
      const arrival = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      pendingHold = { arrive: arrival.resolve, released: release.promise };
      return { arrived: arrival.promise, release: release.resolve };
    },
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
