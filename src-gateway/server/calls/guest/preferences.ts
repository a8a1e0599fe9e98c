import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { findPreferences } from '#gateway/domain/stay/preferences/find-preferences.ts';
import { saveMinibar } from '#gateway/domain/stay/preferences/minibar-preference.ts';
import { findPreparedRooms } from '#gateway/domain/stay/preferences/prepared-rooms.ts';
import { saveRoom } from '#gateway/domain/stay/preferences/save-room.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const preferenceCalls = {
  find: os.preferences.find.handler(({ context }) => findPreferences(context.app, requireGuest(context))),

  saveRoom: os.preferences.saveRoom.handler(({ input, context }) =>
    saveRoom(context.app, requireGuest(context), input),
  ),

  saveMinibar: os.preferences.saveMinibar.handler(async ({ input, context }) => {
    const guestId = requireGuest(context);
    await saveMinibar(context.app, guestId, input);
    return findPreferences(context.app, guestId);
  }),

  prepared: os.preferences.prepared.handler(({ input, context }) =>
    findPreparedRooms(context.app, requireGuest(context), input.bookingId),
  ),
};
