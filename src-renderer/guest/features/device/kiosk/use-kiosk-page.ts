import { useModes } from './use-modes.ts';
import { usePageGuard } from './use-page-guard.ts';
import { useSpeech } from './use-speech.ts';

/** Setup of every page of a public screen: the guest's modes, speech, and no menus of the browser. */
export function useKioskPage(): void {
  useModes();
  usePageGuard();
  useSpeech();
}
