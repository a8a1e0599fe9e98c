import type { RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { isStorableText } from '#gateway/server/http/json-body.ts';
import { isRoom } from '#gateway/store/console-door-store.ts';
import { silenceSandboxLock } from '#gateway/store/sandbox-lock-store.ts';
import { AppError } from '#shared/errors.ts';
import { opensSandboxLock } from '../sandbox-door-lock.ts';
import { form, page, resultAt } from './console-form.ts';
import { doorsPage } from './pages/doors-page.ts';

const DOORS = '/console/doors';
const SILENT_MS = 600_000;

export function consoleDoorRoutes(app: AppContext): RouteOptions[] {
  return [
    page(DOORS, query => doorsPage(app, query)),
    form(`${DOORS}/try`, async fields => {
      const opens = await opensSandboxLock(
        app,
        await requireRoomId(app, fields),
        fields.get('code')?.trim() ?? '',
      );
      return resultAt(DOORS, opens ? { done: 'door-opens' } : { problem: 'door-closed' });
    }),
    form(`${DOORS}/silence`, async fields => {
      const until = new Date(app.clock.now().getTime() + SILENT_MS);
      await silenceSandboxLock(app.store.db, await requireRoomId(app, fields), until);
      return resultAt(DOORS, { done: 'door-silent' });
    }),
    form(`${DOORS}/wake`, async fields => {
      await silenceSandboxLock(app.store.db, await requireRoomId(app, fields), null);
      return resultAt(DOORS, { done: 'door-responds' });
    }),
  ];
}

async function requireRoomId(app: AppContext, fields: URLSearchParams): Promise<string> {
  const roomId = fields.get('room') ?? '';
  if (!isStorableText(roomId) || !(await isRoom(app.store.db, roomId)))
    throw new AppError('NOT_FOUND', 'there is no such room');
  return roomId;
}
