import { atom } from 'jotai';

/** Whether this guest has opened the chat: a public screen is not untouched any more (KSK-11). */
export const chatOpenedAtom = atom(false);
