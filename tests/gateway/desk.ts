import { randomUUID } from 'node:crypto';
import type { AnySchema } from '@orpc/contract';
import type { AppContext } from '#gateway/context.ts';
import {
  assistConfirmation,
  assistGuests,
  assistPersonalInfo,
  assistTrip,
  openAssisted,
} from '#gateway/domain/desk/assisted-check-in.ts';
import { takeDeposit } from '#gateway/domain/desk/cash-deposit.ts';
import {
  approveDocument,
  compareWithEntered,
  openDocument,
  openDocumentNumber,
  rejectDocument,
} from '#gateway/domain/desk/documents.ts';
import { endDeskCode, renewDeskCode, showDeskCode } from '#gateway/domain/desk/door-codes.ts';
import { allowImport, undoImport } from '#gateway/domain/desk/imported-bookings.ts';
import {
  handOverParcel,
  listDeskParcels,
  listDeskReceivers,
  receiveParcel,
  registerParcel,
  sendParcelBack,
} from '#gateway/domain/desk/parcels.ts';
import { closeDeskPix, createDeskPix, showDeskPix } from '#gateway/domain/desk/payments/desk-pix.ts';
import { findReceipt } from '#gateway/domain/desk/payments/desk-receipt.ts';
import { listDeskHours, sellHours } from '#gateway/domain/desk/payments/sell-hours.ts';
import { findDeskDue, takePayment } from '#gateway/domain/desk/payments/take-payment.ts';
import { printDay } from '#gateway/domain/desk/print-day.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { TestGateway } from './harness.ts';

type Act<Input, Output> = (app: AppContext, actor: Actor, hotelId: string, input: Input) => Promise<Output>;
type Call = { '~orpc': { inputSchema?: AnySchema | undefined } };

export type Desk = ReturnType<typeof newDesk>;

export function newDesk({ app }: TestGateway) {
  const actor: Actor = { staffId: randomUUID(), sessionId: randomUUID(), device: 'DESK-1' };
  const at =
    <Input, Output>(call: Call, act: Act<Input, Output>) =>
    async (input: Record<string, unknown> & { hotelId: string }): Promise<Output> => {
      const parsed = await call['~orpc'].inputSchema?.['~standard'].validate(input);
      if (!parsed || ('issues' in parsed && parsed.issues))
        throw new AppError('BAD_REQUEST', 'the input is not valid', { details: parsed });
      return act(app, actor, input.hotelId, (parsed as { value: Input }).value);
    };
  const { deskPayments, documents, doorCodes, parcels, assistedCheckIn, imports, dayPrint } = staffContract;
  return {
    actor,
    client: {
      deskPayments: {
        due: at(deskPayments.due, findDeskDue),
        take: at(deskPayments.take, takePayment),
        hours: at(deskPayments.hours, listDeskHours),
        takeForHours: at(deskPayments.takeForHours, sellHours),
        createPix: at(deskPayments.createPix, createDeskPix),
        findPix: at(deskPayments.findPix, showDeskPix),
        closePix: at(deskPayments.closePix, closeDeskPix),
        receipt: at(deskPayments.receipt, findReceipt),
      },
      documents: {
        find: at(documents.find, openDocument),
        openNumber: at(documents.openNumber, openDocumentNumber),
        compare: at(documents.compare, compareWithEntered),
        approve: at(documents.approve, approveDocument),
        reject: at(documents.reject, rejectDocument),
      },
      doorCodes: {
        show: at(doorCodes.show, showDeskCode),
        renew: at(doorCodes.renew, renewDeskCode),
        end: at(doorCodes.end, endDeskCode),
      },
      parcels: {
        list: at(parcels.list, listDeskParcels),
        receivers: at(parcels.receivers, listDeskReceivers),
        arrived: at(parcels.arrived, receiveParcel),
        register: at(parcels.register, registerParcel),
        handOver: at(parcels.handOver, handOverParcel),
        sendBack: at(parcels.sendBack, sendParcelBack),
      },
      assistedCheckIn: {
        find: at(assistedCheckIn.find, openAssisted),
        savePersonalInfo: at(assistedCheckIn.savePersonalInfo, assistPersonalInfo),
        saveTrip: at(assistedCheckIn.saveTrip, assistTrip),
        saveGuests: at(assistedCheckIn.saveGuests, assistGuests),
        takeDeposit: at(assistedCheckIn.takeDeposit, takeDeposit),
        confirm: at(assistedCheckIn.confirm, assistConfirmation),
      },
      imports: { allow: at(imports.allow, allowImport), undo: at(imports.undo, undoImport) },
      dayPrint: {
        print: at(dayPrint.print, (app, by, hotelId, { date }: { date: string }) =>
          printDay(app, by, hotelId, { date, language: 'en' }),
        ),
      },
    },
  };
}
