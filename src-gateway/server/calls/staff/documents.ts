import { implement } from '@orpc/server';
import {
  approveDocument,
  compareWithEntered,
  openDocument,
  openDocumentNumber,
  rejectDocument,
} from '#gateway/domain/desk/documents.ts';
import { actorOf, requireHotel, type StaffRequestContext } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const documentCalls = {
  find: os.documents.find.handler(({ input, context }) =>
    openDocument(context.app, actorOf(context), requireHotel(context), input),
  ),

  openNumber: os.documents.openNumber.handler(({ input, context }) =>
    openDocumentNumber(context.app, actorOf(context), requireHotel(context), input),
  ),

  compare: os.documents.compare.handler(({ input, context }) =>
    compareWithEntered(context.app, actorOf(context), requireHotel(context), input),
  ),

  approve: os.documents.approve.handler(({ input, context }) =>
    approveDocument(context.app, actorOf(context), requireHotel(context), input),
  ),

  reject: os.documents.reject.handler(({ input, context }) =>
    rejectDocument(context.app, actorOf(context), requireHotel(context), input),
  ),
};
