import { implement } from '@orpc/server';
import { closeDeskPix, createDeskPix, showDeskPix } from '#gateway/domain/desk/payments/desk-pix.ts';
import { findReceipt } from '#gateway/domain/desk/payments/desk-receipt.ts';
import { createHoursPix } from '#gateway/domain/desk/payments/hours-pix.ts';
import { listDeskHours, sellHours } from '#gateway/domain/desk/payments/sell-hours.ts';
import { findDeskDue, takePayment } from '#gateway/domain/desk/payments/take-payment.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const deskPaymentCalls = {
  due: os.deskPayments.due.handler(({ input, context }) =>
    findDeskDue(context.app, actorOf(context), requireHotel(context), input),
  ),

  take: os.deskPayments.take.handler(({ input, context }) =>
    takePayment(context.app, actorOf(context), requireHotel(context), input),
  ),

  hours: os.deskPayments.hours.handler(({ input, context }) =>
    listDeskHours(context.app, actorOf(context), requireHotel(context), input),
  ),

  takeForHours: os.deskPayments.takeForHours.handler(({ input, context }) =>
    sellHours(context.app, actorOf(context), requireHotel(context), input),
  ),

  createHoursPix: os.deskPayments.createHoursPix.handler(({ input, context }) =>
    createHoursPix(context.app, actorOf(context), requireHotel(context), input),
  ),

  createPix: os.deskPayments.createPix.handler(({ input, context }) =>
    createDeskPix(context.app, actorOf(context), requireHotel(context), input),
  ),

  findPix: os.deskPayments.findPix.handler(({ input, context }) =>
    showDeskPix(context.app, actorOf(context), requireHotel(context), input),
  ),

  closePix: os.deskPayments.closePix.handler(({ input, context }) =>
    closeDeskPix(context.app, actorOf(context), requireHotel(context), input),
  ),

  receipt: os.deskPayments.receipt.handler(({ input, context }) =>
    findReceipt(context.app, actorOf(context), requireHotel(context), input),
  ),
};
