import { StayChoice } from '#renderer/guest/features/stay/stay-errand/components/stay-choice.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';

export function Component() {
  const t = useText('stay-errand');
  return (
    <PageFrame>
      <title>{`${t('checkOut.title')} · Pernoite`}</title>
      <StayChoice errand="checkOut" />
    </PageFrame>
  );
}
