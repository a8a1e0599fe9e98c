import { useAtomValue } from 'jotai';
import { matchPath, useLocation } from 'react-router';
import {
  funnelAtom,
  searchDraftAtom,
} from '#renderer/guest/features/shared/booking-funnel/state/funnel-state.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { chatOpenedAtom } from '#renderer/platform/state/chat-opened.ts';
import { hasModes, kioskModesAtom } from '#renderer/platform/state/kiosk-modes.ts';
import { outcomeShownAtom } from '#renderer/platform/state/outcome-shown.ts';
import { hasFinished, type KioskUser } from './kiosk-idle.ts';

export function useKioskUser(): KioskUser & { hasChosen: boolean } {
  const { pathname } = useLocation();
  const language = useLanguage();
  const modes = useAtomValue(kioskModesAtom);
  const funnel = useAtomValue(funnelAtom);
  const draft = useAtomValue(searchDraftAtom);
  const isOutcomeShown = useAtomValue(outcomeShownAtom);
  const hasChatted = useAtomValue(chatOpenedAtom);
  const signedIn = useSession().status === 'signedIn';
  const hasChosen = signedIn || funnel.stage !== 'idle' || draft !== null;
  const isDefault = language === host().profile.language && !hasModes(modes);
  return {
    signedIn,
    hasChosen,
    isUntouched: pathname === paths.kioskStart && !hasChosen && !hasChatted && isDefault,
    isFinished: hasFinished(pathname, isOutcomeShown),
    isAtPix: matchPath(`${paths.pix}/:paymentId`, pathname) !== null,
    moreTime: modes.moreTime,
  };
}
