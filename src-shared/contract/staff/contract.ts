import * as approvals from './approvals.ts';
import * as assistedCheckIn from './assisted-check-in.ts';
import * as board from './board.ts';
import * as checkInReference from './check-in-reference.ts';
import * as dayPrint from './day-print.ts';
import * as dayReport from './day-report.ts';
import * as deskBooking from './desk-booking.ts';
import * as deskPayments from './desk-payments.ts';
import * as deskRegistrations from './desk-registrations.ts';
import * as deskSpaces from './desk-spaces.ts';
import * as deskVisitors from './desk-visitors.ts';
import * as documents from './documents.ts';
import * as doorCodes from './door-codes.ts';
import * as drawers from './drawers.ts';
import * as endings from './endings.ts';
import * as exchangeKeys from './exchange-keys.ts';
import * as guaranteeCharges from './guarantee-charges.ts';
import * as inbox from './inbox.ts';
import * as lobby from './lobby.ts';
import * as minors from './minors.ts';
import * as parcels from './parcels.ts';
import * as partnerBookings from './partner-bookings.ts';
import * as passkeys from './passkeys.ts';
import * as preparations from './preparations.ts';
import * as record from './record.ts';
import * as registrationCards from './registration-cards.ts';
import * as roomConditions from './room-conditions.ts';
import * as roomMoves from './room-moves.ts';
import * as rooms from './rooms.ts';
import * as search from './search.ts';
import * as setUp from './set-up.ts';
import * as shiftNotes from './shift-notes.ts';
import * as staffAccounts from './staff-accounts.ts';
import * as staffSession from './staff-session.ts';

/** Every call of the staff app to its gateway, on an address of its own (STF-01). */
export const staffContract = {
  session: {
    begin: staffSession.begin,
    confirmCode: staffSession.confirmCode,
    confirmRecoveryCode: staffSession.confirmRecoveryCode,
    current: staffSession.current,
    touch: staffSession.touch,
    lock: staffSession.lock,
    unlock: staffSession.unlock,
    takeOver: staffSession.takeOver,
    setPin: staffSession.setPin,
    end: staffSession.end,
  },
  passkeys: {
    list: passkeys.list,
    beginAdding: passkeys.beginAdding,
    add: passkeys.add,
    remove: passkeys.remove,
    beginSignIn: passkeys.beginSignIn,
    confirmSignIn: passkeys.confirmSignIn,
  },
  setUp: { find: setUp.find, choosePassword: setUp.choosePassword, confirm: setUp.confirm },
  staff: {
    list: staffAccounts.list,
    invite: staffAccounts.invite,
    changeRoles: staffAccounts.changeRoles,
    resetSecondFactor: staffAccounts.resetSecondFactor,
    deactivate: staffAccounts.deactivate,
  },
  record: { list: record.list, exportCsv: record.exportCsv },
  deskPayments: {
    due: deskPayments.due,
    take: deskPayments.take,
    hours: deskPayments.hours,
    takeForHours: deskPayments.takeForHours,
    createHoursPix: deskPayments.createHoursPix,
    createPix: deskPayments.createPix,
    findPix: deskPayments.findPix,
    closePix: deskPayments.closePix,
    receipt: deskPayments.receipt,
  },
  approvals: {
    options: approvals.options,
    ask: approvals.ask,
    list: approvals.list,
    decide: approvals.decide,
    carryOut: approvals.carryOut,
    waive: approvals.waive,
  },
  drawers: {
    current: drawers.current,
    open: drawers.open,
    count: drawers.count,
    close: drawers.close,
    list: drawers.list,
    find: drawers.find,
    report: drawers.report,
  },
  documents: {
    find: documents.find,
    openNumber: documents.openNumber,
    compare: documents.compare,
    approve: documents.approve,
    reject: documents.reject,
  },
  doorCodes: { show: doorCodes.show, renew: doorCodes.renew, end: doorCodes.end },
  endings: {
    find: endings.find,
    cancel: endings.cancel,
    conclude: endings.conclude,
    undoCheckIn: endings.undoCheckIn,
    undoNoShow: endings.undoNoShow,
  },
  guaranteeCharges: {
    find: guaranteeCharges.find,
    charge: guaranteeCharges.charge,
    giveBack: guaranteeCharges.giveBack,
  },
  minors: { find: minors.find, register: minors.register },
  roomMoves: { find: roomMoves.find, move: roomMoves.move, cancel: roomMoves.cancel },
  parcels: {
    list: parcels.list,
    receivers: parcels.receivers,
    arrived: parcels.arrived,
    register: parcels.register,
    handOver: parcels.handOver,
    sendBack: parcels.sendBack,
  },
  visitors: {
    list: deskVisitors.list,
    arrive: deskVisitors.arrive,
    leave: deskVisitors.leave,
    undo: deskVisitors.undo,
  },
  spaces: { list: deskSpaces.list, cancel: deskSpaces.cancel },
  registrations: { list: deskRegistrations.list, sendAgain: deskRegistrations.sendAgain },
  inbox: { list: inbox.list, reply: inbox.reply, close: inbox.close, reopen: inbox.reopen },
  notes: {
    list: shiftNotes.list,
    write: shiftNotes.write,
    finish: shiftNotes.finish,
    reopen: shiftNotes.reopen,
  },
  lobby: {
    calls: lobby.calls,
    take: lobby.take,
    close: lobby.close,
    offer: lobby.offer,
    open: lobby.open,
    devices: lobby.devices,
  },
  rooms: {
    list: rooms.list,
    close: rooms.close,
    reopen: rooms.reopen,
    markOutOfService: rooms.markOutOfService,
    setCondition: roomConditions.setCondition,
    undoCondition: roomConditions.undoCondition,
    setExpected: roomConditions.setExpected,
    release: roomConditions.release,
  },
  preparations: {
    list: preparations.list,
    finish: preparations.finish,
    reopen: preparations.reopen,
    print: preparations.print,
  },
  assistedCheckIn: {
    find: assistedCheckIn.find,
    savePersonalInfo: assistedCheckIn.savePersonalInfo,
    saveTrip: assistedCheckIn.saveTrip,
    saveGuests: assistedCheckIn.saveGuests,
    takeDeposit: assistedCheckIn.takeDeposit,
    takeCard: assistedCheckIn.takeCard,
    confirm: assistedCheckIn.confirm,
  },
  checkInReference: {
    choices: checkInReference.choices,
    cities: checkInReference.cities,
    postcode: checkInReference.postcode,
  },
  dayPrint: { print: dayPrint.print },
  registrationCards: { print: registrationCards.print },
  dayReport: { find: dayReport.find, exportCsv: dayReport.exportCsv },
  exchangeKeys: { list: exchangeKeys.list, make: exchangeKeys.make, end: exchangeKeys.end },
  partnerBookings: { choices: partnerBookings.choices, enter: partnerBookings.enter },
  board: { find: board.find, findVersion: board.findVersion },
  search: { find: search.find },
  deskBooking: {
    find: deskBooking.find,
    allowImport: deskBooking.allowImport,
    undoImport: deskBooking.undoImport,
  },
};

export type StaffContract = typeof staffContract;
