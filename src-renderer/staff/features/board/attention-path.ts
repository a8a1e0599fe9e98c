import type { AttentionItem } from '#shared/contract/staff/board.ts';
import { staffPaths } from '../shared/paths/staff-paths.ts';

/** The page on which the subject is settled. */
export function attentionPath({ kind, bookingId }: Pick<AttentionItem, 'kind' | 'bookingId'>): string {
  switch (kind) {
    case 'VISITOR_OVERDUE':
      return staffPaths.visitors;
    case 'MESSAGE_WAITING':
      return staffPaths.inbox;
    case 'REGISTRATION_REJECTED':
      return staffPaths.registrations;
    default:
      return staffPaths.booking(bookingId);
  }
}
