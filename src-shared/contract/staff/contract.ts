import * as assistedCheckIn from './assisted-check-in.ts';
import * as dayPrint from './day-print.ts';
import * as deskPayments from './desk-payments.ts';
import * as documents from './documents.ts';
import * as doorCodes from './door-codes.ts';
import * as imports from './imports.ts';
import * as parcels from './parcels.ts';

/** Every call of the staff app to its gateway, on an address of its own (STF-01). */
export const staffContract = {
  deskPayments: {
    due: deskPayments.due,
    take: deskPayments.take,
    hours: deskPayments.hours,
    takeForHours: deskPayments.takeForHours,
    createPix: deskPayments.createPix,
    findPix: deskPayments.findPix,
    closePix: deskPayments.closePix,
    receipt: deskPayments.receipt,
  },
  documents: {
    find: documents.find,
    openNumber: documents.openNumber,
    compare: documents.compare,
    approve: documents.approve,
    reject: documents.reject,
  },
  doorCodes: { show: doorCodes.show, renew: doorCodes.renew, end: doorCodes.end },
  parcels: {
    list: parcels.list,
    receivers: parcels.receivers,
    arrived: parcels.arrived,
    register: parcels.register,
    handOver: parcels.handOver,
    sendBack: parcels.sendBack,
  },
  assistedCheckIn: {
    find: assistedCheckIn.find,
    savePersonalInfo: assistedCheckIn.savePersonalInfo,
    saveTrip: assistedCheckIn.saveTrip,
    saveGuests: assistedCheckIn.saveGuests,
    takeDeposit: assistedCheckIn.takeDeposit,
    confirm: assistedCheckIn.confirm,
  },
  imports: { allow: imports.allow, undo: imports.undo },
  dayPrint: { print: dayPrint.print },
};

export type StaffContract = typeof staffContract;
