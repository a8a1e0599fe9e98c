import * as board from './board.ts';
import * as deskBooking from './desk-booking.ts';
import * as search from './search.ts';

/** Every call of the staff app to its gateway, on an address of its own (STF-01). */
export const staffContract = {
  board: { find: board.find, findVersion: board.findVersion },
  search: { find: search.find },
  deskBooking: {
    find: deskBooking.find,
    allowImport: deskBooking.allowImport,
    undoImport: deskBooking.undoImport,
  },
};

export type StaffContract = typeof staffContract;
