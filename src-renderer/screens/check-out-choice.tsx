import { StayChoice } from '#renderer/features/stay-errand/components/stay-choice.tsx';
import { useText } from '#renderer/i18n/i18n.ts';
import { PageFrame } from '#renderer/ui/page-frame.tsx';

/** /guest/checkout: from the lobby's "check out" to the room that it is about (PD-41). */
export function Component() {
  const t = useText('stay-errand');
  return (
    <PageFrame>
      <title>{`${t('checkOut.title')} · Pernoite`}</title>
      <StayChoice errand="checkOut" />
    </PageFrame>
  );
}
