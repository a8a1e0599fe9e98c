import { implement } from '@orpc/server';
import { sessionDeviceName } from '#gateway/domain/guest/sessions/session-device.ts';
import { type RequestContext, requireGuest, requireSession } from '#gateway/domain/request-context.ts';
import { listSessions } from '#gateway/store/session-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const sessionCalls = {
  list: os.sessions.list.handler(async ({ context }) => {
    const { store, clock } = context.app;
    const open = await listSessions(store.db, requireGuest(context), clock.now());
    return {
      sessions: open.map(({ session, hotelName }) => ({
        id: session.id,
        deviceKind: session.deviceKind,
        deviceName: sessionDeviceName(session, hotelName, context.language),
        signedInAt: session.signedInAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        isCurrent: session.id === requireSession(context).id,
      })),
    };
  }),

  end: os.sessions.end.handler(async ({ input, context }) => {
    await context.app.auth.endSessions(requireGuest(context), input.sessionId);
    return {};
  }),

  endAll: os.sessions.endAll.handler(async ({ context }) => {
    await context.app.auth.endSessions(requireGuest(context));
    return {};
  }),

  endCurrent: os.sessions.endCurrent.handler(async ({ context }) => {
    if (context.token !== null) await context.app.auth.endSessionOf(context.token);
    return {};
  }),
};
