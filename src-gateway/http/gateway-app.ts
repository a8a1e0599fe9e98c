import { contract } from '#shared/contract/index.ts';
import { AppError } from '#shared/errors.ts';
import type { CallContext, House } from '../context.ts';
import { deviceOf } from '../devices.ts';
import type { Metrics } from '../metrics.ts';
import type { GatewayRouter } from '../router.ts';
import type { RequestOrigin } from '../sessions/session-device.ts';
import { API_PREFIX, contractCalls } from './contract-calls.ts';
import { type HttpAnswer, type HttpRequest, type HttpRoute, jsonAnswer } from './http-route.ts';
import { isKnownHost } from './known-host.ts';
import { openApiDocument } from './openapi-document.ts';
import { isStaticName, staticFiles } from './static-files.ts';
import { webPage } from './web-page.ts';

/** What a request turned out to mean: its name in logs and metrics, how much body it may have, who answers. */
export type Target = {
  operation: string;
  limitBytes: number;
  answer(request: HttpRequest): Promise<HttpAnswer>;
};

export type GatewayApp = {
  find(method: string, url: URL): Target | AppError;
};

/** Paths that belong to the gateway: below them an unknown one is a 404, not a page of the guest app. */
const OWN_PATHS = /^\/(api|identity|ofrep|tokenizer|console)(\/|$)/;

const CONSOLE = /^\/console(\/|$)/;

/** Puts calls, further routes, operation and the guest app on one port. */
export function gatewayApp(
  house: House,
  metrics: Metrics,
  router: GatewayRouter,
  routes: readonly HttpRoute[],
): GatewayApp {
  const calls = contractCalls(contract, router);
  const files = staticFiles(house.config.webFolder);
  const limitBytes = house.config.bodyLimitBytes;
  const table = [...routes, ...operationRoutes(house, metrics)];

  const call = (method: string, pathname: string): Target | AppError => {
    const operation = calls.find(method, pathname);
    if (operation instanceof AppError) return operation;
    return {
      operation: operation.id,
      limitBytes,
      async answer(request) {
        const answer = await calls.answer(operation, request, await callContext(house, request));
        // The house's clock, which the sandbox may have moved: the guest app holds its dates to it.
        return { ...answer, headers: { ...answer.headers, date: house.clock.now().toUTCString() } };
      },
    };
  };

  const page = (method: string, pathname: string): Target | AppError => {
    if (method !== 'GET') return notAllowed(['GET']);
    return {
      operation: 'web',
      limitBytes,
      async answer(request) {
        const path = decodePath(pathname);
        const file = path === '/index.html' ? null : await files.answer(path, request.headers);
        if (file) return file;
        if (isStaticName(path) && path !== '/index.html')
          throw new AppError('NOT_FOUND', 'there is no such file');
        return webPage(files, house.config, request.styleNonce);
      },
    };
  };

  return {
    find(method, url) {
      const { pathname } = url;
      if (pathname === API_PREFIX || pathname.startsWith(`${API_PREFIX}/`)) return call(method, pathname);
      const fitting = table.flatMap(route => {
        const rest = restOf(route.path, pathname);
        return rest === null ? [] : [{ route, rest }];
      });
      const found = fitting.find(({ route }) => route.method === method);
      if (found) {
        return {
          operation: found.route.path,
          limitBytes: found.route.limitBytes ?? limitBytes,
          async answer(request) {
            if (CONSOLE.test(pathname) && !isKnownHost(house.config, request.headers['host'])) {
              throw new AppError('FORBIDDEN', 'open the console by the address that the gateway printed');
            }
            return found.route.handle({ ...request, rest: found.rest });
          },
        };
      }
      if (fitting.length > 0) return notAllowed(fitting.map(({ route }) => route.method));
      if (OWN_PATHS.test(pathname)) {
        return new AppError('NOT_FOUND', 'there is nothing here');
      }
      return page(method, pathname);
    },
  };
}

function notAllowed(allow: string[]): AppError {
  return new AppError('METHOD_NOT_ALLOWED', 'this path takes another method', { details: { allow } });
}

/** What a pattern's star stands for in a path; empty for an exact match, null for none. */
function restOf(pattern: string, pathname: string): string | null {
  if (!pattern.endsWith('/*')) return pathname === pattern ? '' : null;
  const prefix = pattern.slice(0, -1);
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length) : null;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new AppError('BAD_REQUEST', 'the path is not well encoded');
  }
}

async function callContext(house: House, request: HttpRequest): Promise<CallContext> {
  const { headers, caller, language, requestId } = request;
  const device = deviceOf(house.config.devices, headers);
  const origin = { device, userAgent: headers['user-agent'] };
  return {
    house,
    ...(await tokenOwner(house, headers['x-guest-access-token'], origin)),
    language,
    device,
    caller,
    requestId,
  };
}

async function tokenOwner(
  house: House,
  header: string | undefined,
  origin: RequestOrigin,
): Promise<Pick<CallContext, 'guestId' | 'session' | 'token' | 'tokenProblem'>> {
  const nobody = { guestId: null, session: null };
  if (header === undefined) return { ...nobody, token: null, tokenProblem: null };
  const token = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(header)?.[1];
  if (token === undefined) return { ...nobody, token: null, tokenProblem: 'invalid' };
  const owner = await house.identity.verify(token, origin);
  return 'guestId' in owner
    ? { ...owner, token, tokenProblem: null }
    : { ...nobody, token, tokenProblem: owner.problem };
}

function operationRoutes(house: House, metrics: Metrics): HttpRoute[] {
  const document = openApiDocument();
  return [
    {
      method: 'GET',
      path: '/readyz',
      async handle() {
        try {
          await house.store.ping();
          return jsonAnswer(200, { status: 'ready' });
        } catch (error) {
          house.log.error({ err: error }, 'the database does not answer');
          return jsonAnswer(503, { status: 'no database' });
        }
      },
    },
    {
      method: 'GET',
      path: '/metrics',
      handle: async () => ({
        status: 200,
        headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
        body: await metrics.text(),
      }),
    },
    {
      method: 'GET',
      path: '/openapi.json',
      handle: async () => jsonAnswer(200, await document, { 'cache-control': 'no-cache' }),
    },
  ];
}
