import { implement } from '@orpc/server';
import { currentGuest } from '#gateway/domain/guest/account/current-guest.ts';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { type Guest, setNotifications } from '#gateway/store/guest-store.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { AppError } from '#shared/errors.ts';

const os = implement(contract).$context<RequestContext>();

const requireCurrentGuest = (context: RequestContext) => currentGuest(context.app, requireGuest(context));

/** Only the named guest may make a call that names a guest, by the gateway's or the identity provider's id. */
function rejectOtherGuest(guest: Guest, named: { id: string; email?: string }): void {
  const isOwn =
    [guest.id, guest.identityUid].includes(named.id) && (named.email ?? guest.email) === guest.email;
  if (!isOwn) throw new AppError('FORBIDDEN', 'these are the settings of another guest');
}

async function setSubscription(
  context: RequestContext,
  subscribe: boolean,
): Promise<{ isSubscribed: boolean }> {
  await setNotifications(context.app.store.db, requireGuest(context), { subscribe });
  return { isSubscribed: subscribe };
}

export const notificationCalls = {
  preference: os.notifications.preference.handler(async ({ input, context }) => {
    const guest = await requireCurrentGuest(context);
    rejectOtherGuest(guest, { id: input.guestUserId, email: input.email });
    return { receiveEmail: guest.receiveEmail };
  }),

  setPreference: os.notifications.setPreference.handler(async ({ input, context }) => {
    const guest = await requireCurrentGuest(context);
    rejectOtherGuest(guest, { id: input.id });
    await setNotifications(context.app.store.db, guest.id, { receiveEmail: input.preferenceValue });
    return { receiveEmail: input.preferenceValue };
  }),

  isSubscribed: os.notifications.isSubscribed.handler(async ({ context }) => ({
    isSubscribed: (await requireCurrentGuest(context)).subscribe,
  })),

  subscribe: os.notifications.subscribe.handler(({ context }) => setSubscription(context, true)),
  unsubscribe: os.notifications.unsubscribe.handler(({ context }) => setSubscription(context, false)),
};
