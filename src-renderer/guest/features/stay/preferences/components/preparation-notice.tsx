import { useEffect, useState } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatClock, formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { NextPreparation } from '#shared/contract/guest/preferences.ts';
import { PREPARATION_HOURS } from '#shared/policies.ts';

/** A page that stays open past the deadline shows it within this time. */
const REFRESH_MS = 15_000;

export function PreparationNotice({ nextStay }: { nextStay: NextPreparation | null }) {
  const t = useText('preferences');
  const isFixed = useIsFixed(nextStay);
  if (nextStay === null)
    return <Notice intent="info">{t('preparation.noStay', { hours: PREPARATION_HOURS })}</Notice>;
  const { hotelName: hotel, timezone } = nextStay;
  const moment = (instant: string) => {
    const at = new Date(instant);
    return { date: formatDay(at, timezone, 'full'), time: formatClock(at, timezone) };
  };
  return (
    <Notice intent="info">
      {isFixed
        ? t('preparation.tooLate', { hotel, ...moment(nextStay.changeableUntil) })
        : t('preparation.inTime', { hotel, ...moment(nextStay.changeableUntil) })}
    </Notice>
  );
}

/** True if a change that is saved now is too late for the stay, by the gateway's clock. */
function useIsFixed(stay: NextPreparation | null): boolean {
  const [, refresh] = useState(0);
  const until = stay?.isChangeable === true ? Date.parse(stay.changeableUntil) : null;
  const isFixed = stay !== null && (until === null || serverNow().getTime() >= until);
  useEffect(() => {
    if (until === null || isFixed) return;
    const timer = setInterval(() => refresh(count => count + 1), REFRESH_MS);
    return () => clearInterval(timer);
  }, [until, isFixed]);
  return isFixed;
}
