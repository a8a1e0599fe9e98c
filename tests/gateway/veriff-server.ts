import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { VeriffConfig } from '#gateway/config/verification-config.ts';

/** Veriff's interface as its documentation describes it (devdocs.veriff.com): a server with a memory and bad days. */
export type VeriffServer = {
  url: string;
  requests: { method: string; path: string; body: string }[];
  sessions: Map<string, Session>;
  /** The next requests get it in place of a response. */
  fault: Fault | null;
  newest(): Session;
  /** The guest hands the pictures in at Veriff's page. */
  submit(id: string): void;
  decide(id: string, decision: Decided): void;
  /** A webhook as Veriff sends it: body and headers. */
  webhook(id: string): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
};

export type Fault = 'silent' | 'broken' | 'html' | 'huge' | 'cut' | 'limited' | 'unauthorized' | 'another';

type Session = {
  id: string;
  url: string;
  person: { firstName: string; lastName: string };
  attempts: { id: string; status: string; createdTime: string }[];
  decision: object | null;
};

type Decided = {
  status:
    | 'approved'
    | 'declined'
    | 'resubmission_requested'
    | 'expired'
    | 'abandoned'
    | 'review'
    | (string & {});
  reasonCode?: number | string | null;
  firstName?: string | null;
  lastName?: string | null;
  documentType?: string;
};

export const API_KEY = 'f04bdb47-d3be-4b28-b028-a652feb060b5';
export const SHARED_SECRET = 'a-shared-secret-of-enough-characters';
export const PAGE = 'https://magic.veriff.me';

const codes: Record<string, number> = {
  approved: 9001,
  declined: 9102,
  resubmission_requested: 9103,
  expired: 9104,
  abandoned: 9104,
  review: 9121,
};

export const veriffOf = ({ url }: VeriffServer, changes: Partial<VeriffConfig> = {}): VeriffConfig => ({
  url,
  key: API_KEY,
  secret: SHARED_SECRET,
  page: PAGE,
  timeoutMs: 1_000,
  ...changes,
});

export const sign = (signed: string, secret = SHARED_SECRET): string =>
  createHmac('sha256', secret).update(signed).digest('hex');

const newSession = z.object({
  verification: z.object({
    callback: z.url({ protocol: /^https$/ }).optional(),
    person: z.object({ firstName: z.string().min(1), lastName: z.string().min(1) }),
    vendorData: z.string().max(1_000).optional(),
  }),
});

type Reply = { status: number; body?: unknown };
const rejected = (status: number, code: string): Reply => ({ status, body: { status: 'fail', code } });

export async function startVeriffServer(): Promise<VeriffServer> {
  const known = (id: string) => {
    const session = self.sessions.get(id);
    if (!session) throw new Error('no such session');
    return session;
  };
  const self: VeriffServer = {
    url: '',
    requests: [],
    sessions: new Map(),
    fault: null,
    newest() {
      const session = [...self.sessions.values()].at(-1);
      if (!session) throw new Error('no session yet');
      return session;
    },
    submit: id => void known(id).attempts.push({ id: randomUUID(), status: 'submitted', createdTime: now() }),
    decide(id, { status, reasonCode = null, firstName, lastName, documentType = 'ID_CARD' }) {
      const session = known(id);
      const { person } = session;
      session.attempts = session.attempts.map(attempt => ({ ...attempt, status }));
      session.decision = {
        id,
        attemptId: randomUUID(),
        vendorData: null,
        endUserId: null,
        status,
        code: codes[status] ?? 9999,
        reason: reasonCode === null ? null : 'a text of Veriff',
        reasonCode,
        person: {
          firstName: firstName === undefined ? person.firstName.toUpperCase() : firstName,
          lastName: lastName === undefined ? person.lastName.toUpperCase() : lastName,
          dateOfBirth: '1990-05-17',
          idNumber: '529.982.247-25',
        },
        document: { number: 'DOC-SECRET-4711', type: documentType, country: 'BR', validUntil: '2031-01-01' },
        acceptanceTime: now(),
        decisionTime: now(),
        additionalVerifiedData: {},
        riskLabels: [],
      };
    },
    webhook(id) {
      const body = JSON.stringify({
        status: 'success',
        verification: known(id).decision,
        technicalData: { ip: '186.153.246.181' },
      });
      return { body, headers: { 'x-auth-client': API_KEY, 'x-hmac-signature': sign(body) } };
    },
    close: () =>
      new Promise(closed => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
  const now = () => new Date().toISOString();

  function addSession(body: string): Reply {
    const parsed = newSession.safeParse(JSON.parse(body));
    if (!parsed.success) return rejected(400, '1400');
    const id = randomUUID();
    const url = `${PAGE}/v/eyJ-${id}`;
    const { person } = parsed.data.verification;
    self.sessions.set(id, { id, url, person, attempts: [], decision: null });
    const verification = {
      id,
      url,
      vendorData: null,
      host: PAGE,
      status: 'created',
      sessionToken: `eyJ-${id}`,
    };
    return { status: 201, body: { status: 'success', verification } };
  }

  function carryOut(method: string, path: string, body: string): Reply {
    if (method === 'POST' && path === '/v1/sessions') return addSession(body);
    const [, , , id = '', part = ''] = path.split('/');
    const session = self.sessions.get(id);
    if (method !== 'GET' || !path.startsWith('/v1/sessions/')) return rejected(404, '1004');
    if (!session) return rejected(404, '1004');
    if (part === 'decision')
      return {
        status: 200,
        body: { status: 'success', verification: session.decision, technicalData: { ip: null } },
      };
    if (part === 'attempts')
      return { status: 200, body: { status: 'success', verifications: session.attempts } };
    return rejected(404, '1004');
  }

  /** POST signs the body, GET the session's id. */
  function isSigned({ headers }: IncomingMessage, path: string, body: string): boolean {
    const signed = body === '' ? (path.split('/')[3] ?? '') : body;
    return headers['x-auth-client'] === API_KEY && headers['x-hmac-signature'] === sign(signed);
  }

  function respond(request: IncomingMessage, response: ServerResponse, body: string): void {
    const path = request.url ?? '';
    const method = request.method ?? '';
    self.requests.push({ method, path, body });
    const send = ({ status, body: reply }: Reply) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    const { fault } = self;
    if (fault === 'silent') return;
    if (fault === 'broken') return send(rejected(500, '1500'));
    if (fault === 'limited') return send(rejected(429, '1429'));
    if (fault === 'html') return void response.writeHead(200).end('<html>maintenance</html>');
    if (fault === 'huge') return void response.writeHead(200).end(`{"x":"${'x'.repeat(2_000_000)}"}`);
    if (fault === 'cut') {
      response.writeHead(200, { 'content-length': '1000' }).write('{"status":');
      return void setTimeout(() => request.socket.destroy(), 20);
    }
    if (!isSigned(request, path, body) || fault === 'unauthorized') return send(rejected(401, '1401'));
    const reply = carryOut(method, path, body);
    if (fault !== 'another') return send(reply);
    const other = [...self.sessions.values()].find(({ id }) => !path.includes(id));
    send({ status: 200, body: { status: 'success', verification: other?.decision ?? null } });
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => respond(request, response, Buffer.concat(chunks).toString('utf8')));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return self;
}
