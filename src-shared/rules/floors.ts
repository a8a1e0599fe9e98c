/** The digits before the last two of a room's number; empty for a number without such digits. */
export const floorOf = (number: string): string => /^(\d+)\d{2}$/.exec(number)?.[1] ?? '';
