import { implement } from '@orpc/server';
import {
  closeCall,
  listLobbyCalls,
  offerTakeOver,
  openTakeOver,
  takeCall,
} from '#gateway/domain/desk/lobby-calls.ts';
import { listLobbyDevices } from '#gateway/domain/desk/lobby-devices.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const lobbyCalls = {
  calls: os.lobby.calls.handler(({ context }) => listLobbyCalls(context.app, requireHotel(context))),

  take: os.lobby.take.handler(({ input, context }) => takeCall(context.app, actorOf(context), input)),

  close: os.lobby.close.handler(({ input, context }) => closeCall(context.app, actorOf(context), input)),

  offer: os.lobby.offer.handler(({ input, context }) => offerTakeOver(context.app, actorOf(context), input)),

  open: os.lobby.open.handler(({ input, context }) => openTakeOver(context.app, actorOf(context), input)),

  devices: os.lobby.devices.handler(({ context }) => listLobbyDevices(context.app, requireHotel(context))),
};
