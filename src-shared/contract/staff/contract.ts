import * as board from './board.ts';
import * as deskBooking from './desk-booking.ts';
import * as record from './record.ts';
import * as search from './search.ts';
import * as setUp from './set-up.ts';
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
  setUp: { find: setUp.find, choosePassword: setUp.choosePassword, confirm: setUp.confirm },
  staff: {
    list: staffAccounts.list,
    invite: staffAccounts.invite,
    changeRoles: staffAccounts.changeRoles,
    resetSecondFactor: staffAccounts.resetSecondFactor,
    deactivate: staffAccounts.deactivate,
  },
  record: { list: record.list, exportCsv: record.exportCsv },
  board: { find: board.find, findVersion: board.findVersion },
  search: { find: search.find },
  deskBooking: {
    find: deskBooking.find,
    allowImport: deskBooking.allowImport,
    undoImport: deskBooking.undoImport,
  },
};

export type StaffContract = typeof staffContract;
