import { onServerClock } from '#renderer/platform/gateway/server-clock.ts';
import { formatClock } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';

/** For a board that could not be fetched again: what is shown may be old. */
export function OldNotice({ fetchedAt, timeZone }: { fetchedAt: number; timeZone: string }) {
  const t = useText('staff/board');
  return (
    <Notice intent="info">{t('old', { clock: formatClock(onServerClock(fetchedAt), timeZone) })}</Notice>
  );
}
