import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';

/** True for a room whose stay is still to come or goes on. */
export const isStayOpen = ({ status, leftAt }: Pick<DeskRoom, 'status' | 'leftAt'>): boolean =>
  leftAt === null && (status === 'CONFIRMED' || status === 'IN_PROGRESS');
