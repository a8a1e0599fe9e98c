import { atom } from 'jotai';

/** True once this guest has opened the chat: a public screen is no longer untouched then (KSK-11). */
export const chatOpenedAtom = atom(false);
