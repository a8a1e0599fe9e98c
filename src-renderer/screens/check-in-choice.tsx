import { StayChoice } from '#renderer/features/stay-errand/components/stay-choice.tsx';
import { useText } from '#renderer/i18n/i18n.ts';
import { PageFrame } from '#renderer/ui/page-frame.tsx';

/** /guest/checkin: from the lobby's "check in" to the booking that it is about (PD-41). */
export function Component() {
  const t = useText('stay-errand');
  return (
    <PageFrame>
      <title>{`${t('checkIn.title')} · Pernoite`}</title>
      <StayChoice errand="checkIn" />
    </PageFrame>
  );
}
