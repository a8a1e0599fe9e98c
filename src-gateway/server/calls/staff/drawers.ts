import { implement } from '@orpc/server';
import { reportDrawer } from '#gateway/domain/desk/money/drawer-report.ts';
import {
  closeDrawer,
  countDrawer,
  findCurrentDrawer,
  findDrawerReport,
  listHotelDrawers,
  openDrawer,
} from '#gateway/domain/desk/money/drawers.ts';
import { requirePosition, type StaffRequestContext, viewerOf } from '#gateway/domain/staff/staff-request.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const os = implement(staffContract).$context<StaffRequestContext>();

export const drawerCalls = {
  current: os.drawers.current.handler(({ context }) => findCurrentDrawer(context.app, viewerOf(context))),

  open: os.drawers.open.handler(({ input, context }) => openDrawer(context.app, viewerOf(context), input)),

  count: os.drawers.count.handler(({ input, context }) => countDrawer(context.app, viewerOf(context), input)),

  close: os.drawers.close.handler(({ input, context }) => closeDrawer(context.app, viewerOf(context), input)),

  list: os.drawers.list.handler(({ input, context }) =>
    listHotelDrawers(context.app, viewerOf(context), input),
  ),

  find: os.drawers.find.handler(({ input, context }) =>
    findDrawerReport(context.app, viewerOf(context), input),
  ),

  report: os.drawers.report.handler(({ input, context }) =>
    reportDrawer(context.app, viewerOf(context), {
      ...input,
      language: context.language,
      hotelName: requirePosition(context).hotelName,
      timeZone: requirePosition(context).timeZone,
    }),
  ),
};
