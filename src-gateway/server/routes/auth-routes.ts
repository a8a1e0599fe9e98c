import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '#gateway/context.ts';
import { displayNameOf, type EmailCodePurpose, type OwnAuth } from '#gateway/domain/guest/auth/auth.ts';
import { isFamiliarNetwork, rememberNetwork } from '#gateway/domain/guest/auth/familiar-networks.ts';
import type { Session } from '#gateway/domain/guest/auth/own-sessions.ts';
import type { RequestOrigin } from '#gateway/domain/guest/sessions/session-device.ts';
import { deviceOf, limitKey } from '#gateway/platform/devices.ts';
import { findGuest, type Guest } from '#gateway/store/guest-store.ts';
import {
  type AuthErrorCode,
  lookupRequest,
  refreshRequest,
  resetPasswordRequest,
  signInWithCustomTokenRequest,
  signInWithPasswordRequest,
  updateRequest,
} from '#shared/auth/auth-protocol.ts';
import { AppError } from '#shared/errors.ts';
import { parseJson } from '#shared/json.ts';
import { passwordChecks, passwordRules } from '#shared/rules/password.ts';
import { isStorableText } from '../http/json-body.ts';
import { bytesOf, clientIpOf, flatHeaders } from '../http/request.ts';

const TOOLKIT = '/identity/identitytoolkit.googleapis.com/v1/accounts';
const SECURE_TOKEN = '/identity/securetoken.googleapis.com/v1/token';

/** An error in the provider's terms; `detail` is for developers, after a colon as the provider writes it. */
class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: AuthErrorCode, detail = '', retryAfter?: number) {
    super(detail ? `${code} : ${detail}` : code);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

type Parsed<Schema extends z.ZodMiniType> = z.output<Schema>;

export function authRoutes(app: AppContext, auth: OwnAuth): RouteOptions[] {
  const { config, rateLimits, store } = app;
  const toOrigin = (request: FastifyRequest): RequestOrigin => ({
    device: deviceOf(config.devices, flatHeaders(request)),
    userAgent: request.headers['user-agent'],
  });
  const toClientKey = (request: FastifyRequest) => limitKey(toOrigin(request).device, clientIpOf(request));

  const signInWithPassword = route(
    `${TOOLKIT}::signInWithPassword`,
    signInWithPasswordRequest,
    async ({ email, password }, request) => {
      if (!email) throw new AuthError('MISSING_EMAIL');
      if (!isAddress(email)) throw new AuthError('INVALID_EMAIL');
      if (!password) throw new AuthError('MISSING_PASSWORD');
      const clientKey = toClientKey(request);
      const attempt = { email, clientKey, isFamiliar: await isFamiliarNetwork(app, email, clientKey) };
      await limited(() => rateLimits.signIn(attempt));
      const session = await auth.signInWithPassword(email, password, toOrigin(request));
      if (!session) throw new AuthError('INVALID_LOGIN_CREDENTIALS');
      await rateLimits.signInSucceeded(attempt);
      await rememberNetwork(app, session.guest, clientKey);
      return {
        kind: 'identitytoolkit#VerifyPasswordResponse',
        registered: true,
        localId: session.guest.id,
        email: session.guest.email,
        displayName: displayNameOf(session.guest),
        ...sessionFields(session),
      };
    },
  );

  const signInWithCustomToken = route(
    `${TOOLKIT}::signInWithCustomToken`,
    signInWithCustomTokenRequest,
    async ({ token }, request) => {
      if (!token) throw new AuthError('MISSING_CUSTOM_TOKEN');
      const session = await auth.signInWithCustomToken(token, toOrigin(request));
      if (!session) {
        // Only wrong ones are counted: behind a lobby's one address many guests sign in.
        await limited(() => rateLimits.codesPerClient(toClientKey(request)));
        throw new AuthError('INVALID_CUSTOM_TOKEN');
      }
      await rememberNetwork(app, session.guest, toClientKey(request));
      return {
        kind: 'identitytoolkit#VerifyCustomTokenResponse',
        isNewUser: false,
        ...sessionFields(session),
      };
    },
  );

  const lookup = route(`${TOOLKIT}::lookup`, lookupRequest, async ({ idToken }, request) => {
    const guest = await findGuest(store.db, await verifiedGuestId(idToken, request));
    if (!guest) throw new AuthError('USER_NOT_FOUND');
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          ...account(guest),
          displayName: displayNameOf(guest),
          validSince: String(Math.floor(guest.tokensValidSince.getTime() / 1_000)),
          createdAt: String(guest.createdAt.getTime()),
          disabled: false,
        },
      ],
    };
  });

  /** The account of a token in a request's body. */
  async function verifiedGuestId(idToken: string | undefined, request: FastifyRequest): Promise<string> {
    if (!idToken) throw new AuthError('MISSING_ID_TOKEN');
    const verified = await auth.verify(idToken, toOrigin(request));
    if (!('problem' in verified)) return verified.guestId;
    throw new AuthError(verified.problem === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
  }

  const update = route(`${TOOLKIT}::update`, updateRequest, async ({ oobCode, idToken }, request) => {
    if (!oobCode) throw new AuthError('MISSING_OOB_CODE');
    await limited(() => rateLimits.codesPerClient(toClientKey(request)));
    const checked = await auth.checkCode(oobCode);
    if ('problem' in checked) return rejectCode(checked);
    if (checked.purpose !== 'VERIFY_EMAIL') throw new AuthError('INVALID_OOB_CODE');
    const found = await auth.verifyEmail(oobCode, await verifiedGuestId(idToken, request));
    if ('problem' in found && found.problem === 'foreign') throw new AuthError('CREDENTIAL_MISMATCH');
    const guest = rejectBadCode(found);
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...account(guest) };
  });

  const resetPassword = route(
    `${TOOLKIT}::resetPassword`,
    resetPasswordRequest,
    async ({ oobCode, newPassword }, request) => {
      if (!oobCode) throw new AuthError('MISSING_OOB_CODE');
      await limited(() => rateLimits.codesPerClient(toClientKey(request)));
      if (newPassword === undefined) {
        const checked = await auth.checkCode(oobCode);
        if ('problem' in checked) return rejectCode(checked);
        return toCodeResponse(checked.guest, checked.purpose);
      }
      const found = await auth.resetPassword(oobCode, newPassword);
      if ('problem' in found && found.problem === 'weak') {
        const missing = passwordRules.filter(rule => !passwordChecks(newPassword)[rule]);
        const problem = missing.length > 0 ? `missing ${missing.join(', ')}` : 'too long';
        throw new AuthError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', problem);
      }
      const guest = rejectBadCode(found);
      // A guest with the code reads the account's e-mail, and is about to sign in with the new password.
      await rememberNetwork(app, guest, toClientKey(request));
      return toCodeResponse(guest, 'PASSWORD_RESET');
    },
  );

  const refresh = route(SECURE_TOKEN, refreshRequest, async ({ grant_type, refresh_token }) => {
    if (!grant_type) throw new AuthError('MISSING_GRANT_TYPE');
    if (grant_type !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
    if (!refresh_token) throw new AuthError('MISSING_REFRESH_TOKEN');
    const session = await auth.refresh(refresh_token);
    if ('problem' in session) {
      throw new AuthError(session.problem === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_REFRESH_TOKEN');
    }
    return {
      id_token: session.idToken,
      access_token: session.idToken,
      refresh_token: session.refreshToken,
      expires_in: String(session.expiresIn),
      token_type: 'Bearer',
      user_id: session.guest.id,
      project_id: 'pernoite',
    };
  });

  const unknown: RouteOptions = {
    method: 'POST',
    url: '/identity/*',
    handler: async (_request, reply) => sendError(reply, 404, 'Method not found.'),
  };
  return [signInWithPassword, signInWithCustomToken, lookup, update, resetPassword, refresh, unknown];
}

/** A colon of the protocol is no parameter of the route: it is written twice. */
function route<Schema extends z.ZodMiniType>(
  url: string,
  schema: Schema,
  respond: (input: Parsed<Schema>, request: FastifyRequest) => Promise<object>,
): RouteOptions {
  return {
    method: 'POST',
    url,
    bodyLimit: 8_192,
    async handler(request, reply) {
      const input = z.safeParse(schema, parseBody(url, request));
      if (!input.success) return sendError(reply, 400, 'Invalid JSON payload received.', 'INVALID_ARGUMENT');
      try {
        return await respond(input.data, request);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
        return sendError(reply, 400, error.message);
      }
    },
  };
}

/** JSON, whatever the header says; at the secure-token endpoint also the form that it is usually sent. */
function parseBody(url: string, request: FastifyRequest): unknown {
  const text = new TextDecoder().decode(bytesOf(request));
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (url === SECURE_TOKEN && type === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(text));
  return parseJson(text);
}

function sendError(reply: FastifyReply, code: number, message: string, status?: string): FastifyReply {
  return reply.code(code).send({
    error: {
      code,
      message,
      errors: [{ message, domain: 'global', reason: code === 404 ? 'notFound' : 'invalid' }],
      ...(status ? { status } : {}),
    },
  });
}

async function limited(take: () => Promise<void>): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')) throw error;
    const wait = z.safeParse(z.object({ retryAfterSeconds: z.number() }), error.details);
    throw new AuthError(
      'TOO_MANY_ATTEMPTS_TRY_LATER',
      'wait before you try again',
      wait.success ? wait.data.retryAfterSeconds : undefined,
    );
  }
}

function rejectBadCode(found: Guest | { problem: string }): Guest {
  return 'problem' in found ? rejectCode(found) : found;
}

function rejectCode({ problem }: { problem: string }): never {
  throw new AuthError(problem === 'expired' ? 'EXPIRED_OOB_CODE' : 'INVALID_OOB_CODE');
}

const toCodeResponse = ({ email }: Guest, requestType: EmailCodePurpose) => ({
  kind: 'identitytoolkit#ResetPasswordResponse',
  requestType,
  email,
});

const isAddress = (email: string) => email.includes('@') && email.length <= 254 && isStorableText(email);

const account = (guest: Guest) => ({
  localId: guest.id,
  email: guest.email,
  emailVerified: guest.emailVerified,
  providerUserInfo: [{ providerId: 'password', federatedId: guest.email, email: guest.email }],
});

const sessionFields = (session: Session) => ({
  idToken: session.idToken,
  refreshToken: session.refreshToken,
  expiresIn: String(session.expiresIn),
});
