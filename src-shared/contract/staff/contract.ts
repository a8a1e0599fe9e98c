/** Every call of the staff app to its gateway, on an address of its own (STF-01). */
export const staffContract = {};

export type StaffContract = typeof staffContract;
