import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TtlockConfig } from '#gateway/config/ttlock-config.ts';

/** TTLock's cloud as its documentation describes it (euopen.ttlock.com): locks with a memory, gateways with bad days. */
export type TtlockServer = {
  url: string;
  requests: { method: string; path: string; fields: Record<string, string> }[];
  locks: Map<number, TtlockLock>;
  /** The next requests get it in place of a response. */
  fault: 'silent' | 'broken' | 'html' | 'huge' | 'gone' | null;
  /** So many further requests are carried out, and their responses are lost. */
  lost: number;
  signIns: number;
  addLock(id: number): TtlockLock;
  /** Every token ends, as after a change of the password. */
  revokeTokens(): void;
  close(): Promise<void>;
};

export type TtlockLock = {
  codes: Map<number, { code: string; name: string; startDate: number; endDate: number }>;
  /** The error of everything that has to reach the lock; null while it is in reach. */
  outOfReach: number | null;
  /** Nobody has typed its codes: it changes none of them. */
  isUnused: boolean;
};

export const ACCOUNT = {
  clientId: 'fd2ff35ee3d8424c8665c07b7b9a7f45',
  clientSecret: '33b556bdb803763f2e647fc7a357dedf',
  username: '+5511987654321',
  password: 'fechaduras-da-varanda',
};
export const SECRETS = [ACCOUNT.clientSecret, ACCOUNT.password];

export const ttlockOf = ({ url }: TtlockServer, changes: Partial<TtlockConfig> = {}): TtlockConfig => ({
  url,
  ...ACCOUNT,
  ...changes,
});

const CAPACITY = 250;
const FIVE_MINUTES_MS = 300_000;
const SECONDS = 7_776_000;
const ok = { errcode: 0, errmsg: 'none error message', description: 'none error message or means yes' };
const error = (errcode: number) => ({ errcode, errmsg: 'error', description: 'a text of TTLock' });

export async function startTtlockServer(now: () => Date): Promise<TtlockServer> {
  const tokens = new Set<string>();
  const refreshTokens = new Set<string>();
  const self: TtlockServer = {
    url: '',
    requests: [],
    locks: new Map(),
    fault: null,
    lost: 0,
    signIns: 0,
    addLock(id) {
      const lock: TtlockLock = { codes: new Map(), outOfReach: null, isUnused: false };
      self.locks.set(id, lock);
      return lock;
    },
    revokeTokens() {
      tokens.clear();
      refreshTokens.clear();
    },
    close: () =>
      new Promise(closed => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };

  function grant(fields: Record<string, string>): object {
    if (fields['clientId'] !== ACCOUNT.clientId) return error(10_000);
    if (fields['clientSecret'] !== ACCOUNT.clientSecret) return error(10_001);
    if (fields['grant_type'] === 'refresh_token') {
      if (!refreshTokens.has(fields['refresh_token'] ?? '')) return error(10_011);
    } else {
      const hash = createHash('md5').update(ACCOUNT.password).digest('hex');
      if (fields['username'] !== ACCOUNT.username || fields['password'] !== hash) return error(10_007);
      self.signIns += 1;
    }
    const [access, refresh] = [randomUUID(), randomUUID()];
    tokens.add(access);
    refreshTokens.add(refresh);
    return { access_token: access, uid: 2340, refresh_token: refresh, expires_in: SECONDS };
  }

  const page = <T>(list: T[], fields: Record<string, string>) => {
    const [pageNo, pageSize] = [Number(fields['pageNo']), Number(fields['pageSize'])];
    const pages = Math.ceil(list.length / pageSize);
    const from = (pageNo - 1) * pageSize;
    return { list: list.slice(from, from + pageSize), pageNo, pageSize, pages, total: list.length };
  };

  const listPasscodes = (lockId: number, lock: TtlockLock, fields: Record<string, string>) => {
    const wanted = (fields['searchStr'] ?? '').toLowerCase();
    const all = [...lock.codes].map(([keyboardPwdId, { code, name, startDate, endDate }]) => ({
      keyboardPwdId,
      lockId,
      keyboardPwd: code,
      keyboardPwdName: name,
      keyboardPwdType: '3',
      startDate,
      endDate,
      sendDate: startDate,
      isCustom: 1,
      senderUsername: ACCOUNT.username,
    }));
    return page(
      all.filter(one => one.keyboardPwdName.toLowerCase().includes(wanted) || one.keyboardPwd === wanted),
      fields,
    );
  };

  const hasCode = (lock: TtlockLock, code: string) => [...lock.codes.values()].some(one => one.code === code);
  const rejectionOf = (code: string) =>
    !/^\d{4,9}$/.test(code) ? -3_006 : /^(\d)\1+$|^0?123456/.test(code) ? -2_032 : null;

  function addPasscode(lock: TtlockLock, fields: Record<string, string>): object {
    const code = fields['keyboardPwd'] ?? '';
    if (fields['addType'] !== '2') return error(-3);
    if (lock.outOfReach !== null) return error(lock.outOfReach);
    const rejection = rejectionOf(code) ?? (hasCode(lock, code) ? -3_007 : null);
    if (rejection !== null) return error(rejection);
    if (lock.codes.size >= CAPACITY) return error(-3_009);
    const keyboardPwdId = Math.max(0, ...lock.codes.keys()) + 1;
    const [startDate, endDate] = [Number(fields['startDate']), Number(fields['endDate'])];
    lock.codes.set(keyboardPwdId, { code, name: fields['keyboardPwdName'] ?? '', startDate, endDate });
    return { keyboardPwdId };
  }

  function changePasscode(lock: TtlockLock, fields: Record<string, string>): object {
    const known = lock.codes.get(Number(fields['keyboardPwdId']));
    if (!known) return error(-2_009);
    if (fields['changeType'] !== '2') return error(-3);
    if (lock.outOfReach !== null) return error(lock.outOfReach);
    if (lock.isUnused) return error(-3_008);
    const code = fields['newKeyboardPwd'] ?? known.code;
    const rejection = rejectionOf(code) ?? (code !== known.code && hasCode(lock, code) ? -3_007 : null);
    if (rejection !== null) return error(rejection);
    Object.assign(known, {
      code,
      startDate: Number(fields['startDate']),
      endDate: Number(fields['endDate']),
    });
    return ok;
  }

  function deletePasscode(lock: TtlockLock, fields: Record<string, string>): object {
    const id = Number(fields['keyboardPwdId']);
    if (!lock.codes.has(id)) return error(-2_009);
    if (fields['deleteType'] !== '2') return error(-3);
    if (lock.outOfReach !== null) return error(lock.outOfReach);
    lock.codes.delete(id);
    return ok;
  }

  function carryOut(path: string, fields: Record<string, string>): object {
    if (path === '/oauth2/token') return grant(fields);
    if (fields['clientId'] !== ACCOUNT.clientId) return error(10_000);
    if (!tokens.has(fields['accessToken'] ?? '')) return error(10_004);
    if (!(Math.abs(Number(fields['date']) - now().getTime()) < FIVE_MINUTES_MS)) return error(80_000);
    if (path === '/v3/lock/list')
      return page(
        [...self.locks.keys()].map(lockId => ({ lockId })),
        fields,
      );
    const lockId = Number(fields['lockId']);
    const lock = self.locks.get(lockId);
    if (!lock) return error(-1_003);
    switch (path) {
      case '/v3/lock/listKeyboardPwd':
        return listPasscodes(lockId, lock, fields);
      case '/v3/keyboardPwd/add':
        return addPasscode(lock, fields);
      case '/v3/keyboardPwd/change':
        return changePasscode(lock, fields);
      case '/v3/keyboardPwd/delete':
        return deletePasscode(lock, fields);
      default:
        return error(90_000);
    }
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://ttlock');
      const method = request.method ?? '';
      const form = method === 'GET' ? searchParams : new URLSearchParams(Buffer.concat(chunks).toString());
      const fields = Object.fromEntries(form);
      self.requests.push({ method, path, fields });
      if (self.fault === 'silent') return;
      if (self.fault === 'gone') return void request.socket.destroy();
      if (self.fault === 'broken') return void response.writeHead(500).end('{"errcode":0}');
      if (self.fault === 'html') return void response.writeHead(200).end('<html>maintenance</html>');
      if (self.fault === 'huge') return void response.writeHead(200).end(`{"x":"${'x'.repeat(2_000_000)}"}`);
      const reply = carryOut(path, fields);
      if (self.lost > 0 && method === 'POST' && path !== '/oauth2/token') {
        self.lost -= 1;
        return void request.socket.destroy();
      }
      response
        .writeHead(200, { 'content-type': 'application/json;charset=UTF-8', connection: 'close' })
        .end(JSON.stringify(reply));
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return self;
}
