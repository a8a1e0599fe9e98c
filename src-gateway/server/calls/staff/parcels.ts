import { implement } from '@orpc/server';
import {
  handOverParcel,
  listDeskParcels,
  listDeskReceivers,
  receiveParcel,
  registerParcel,
  sendParcelBack,
} from '#gateway/domain/desk/parcels.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const parcelCalls = {
  list: os.parcels.list.handler(({ input, context }) =>
    listDeskParcels(context.app, actorOf(context), requireHotel(context), input),
  ),

  receivers: os.parcels.receivers.handler(({ context }) =>
    listDeskReceivers(context.app, actorOf(context), requireHotel(context)),
  ),

  arrived: os.parcels.arrived.handler(({ input, context }) =>
    receiveParcel(context.app, actorOf(context), requireHotel(context), input),
  ),

  register: os.parcels.register.handler(({ input, context }) =>
    registerParcel(context.app, actorOf(context), requireHotel(context), input),
  ),

  handOver: os.parcels.handOver.handler(({ input, context }) =>
    handOverParcel(context.app, actorOf(context), requireHotel(context), input),
  ),

  sendBack: os.parcels.sendBack.handler(({ input, context }) =>
    sendParcelBack(context.app, actorOf(context), requireHotel(context), input),
  ),
};
