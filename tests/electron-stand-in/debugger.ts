import type { CdpSession } from './cdp.ts';
import { attachTo, detachFrom, sessionOf } from './chromium.ts';
import { newEvent } from './events.ts';
import { note } from './journal.ts';
import { strictEmitter } from './strict.ts';

export class Debugger extends strictEmitter('webContents.debugger') {
  readonly #targetId: () => Promise<string>;
  #session: Promise<CdpSession> | undefined;

  constructor(targetId: () => Promise<string>) {
    super();
    this.#targetId = targetId;
  }

  readonly isAttached = () => this.#session !== undefined;

  attach(version = '1.3'): void {
    if (this.#session) throw new Error('Debugger is already attached to the target');
    note('debugger.attach', { version });
    const attached = this.#targetId().then(attachTo);
    this.#session = attached;
    attached.then(
      session => {
        this.#pass(session, '');
        session.onGone(() => this.#lose(attached));
      },
      () => {},
    );
  }

  /** As if DevTools or another client had taken the page: "detach" comes before the call returns. */
  detach(): void {
    const attached = this.#session;
    if (!attached) return;
    note('debugger.detach');
    attached.then(detachFrom, () => {});
    this.#lose(attached);
  }

  #lose(session: Promise<CdpSession>): void {
    if (this.#session !== session) return;
    this.#session = undefined;
    this.emit('detach', newEvent(), 'target closed');
  }

  async sendCommand(method: string, parameters: object = {}, sessionId = ''): Promise<unknown> {
    if (!this.#session) throw new Error('No target available');
    note('debugger.sendCommand', { method, parameters, sessionId });
    const own = await this.#session;
    const session = sessionId === '' ? own : sessionOf(sessionId);
    // The protocol's types know each command by its name; an app's is any text.
    return session.send(method as 'Page.enable', parameters as never);
  }

  #pass(session: CdpSession, sessionId: string): void {
    session.onAny((method, parameters) => {
      if (method === 'Target.attachedToTarget') {
        const { sessionId: child } = parameters as { sessionId: string };
        this.#pass(sessionOf(child), child);
      }
      this.emit('message', newEvent(), method, parameters, sessionId);
    });
  }
}
