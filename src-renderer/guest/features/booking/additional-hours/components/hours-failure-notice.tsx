import * as z from 'zod/mini';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { isoInstant } from '#shared/contract/schemas.ts';
import { hoursFailure } from '../failure.ts';
import type { HoursFlow } from '../purchase.ts';

const movedTo = z.object({ currentTime: isoInstant });

type HoursFailureNoticeProps = { flow: HoursFlow; timeZone: string };

export function HoursFailureNotice({ flow, timeZone }: HoursFailureNoticeProps) {
  const t = useText('additional-hours');
  const errorText = useErrorText();
  if (flow.step !== 'rejected') return null;
  const kind = hoursFailure(flow);
  const text = () => {
    if (kind === 'moved') {
      const now = movedTo.safeParse(flow.details).data?.currentTime;
      if (now !== undefined) return t('failures.moved', { moment: formatStayDayAndTime(now, timeZone) });
      return errorText(flow);
    }
    if (kind === 'other' || kind === 'cards' || kind === 'noPix' || kind === 'notOnSale')
      return errorText(flow);
    return t(`failures.${kind}`);
  };
  const isNews = kind === 'price' || kind === 'moved' || kind === 'credits';
  return <Notice intent={isNews ? 'info' : 'error'}>{text()}</Notice>;
}
