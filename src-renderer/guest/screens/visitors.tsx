import { VisitorsPage } from '#renderer/guest/features/stay/visitors/components/visitors-page.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BackLink } from '#renderer/platform/ui/back-link.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';

export function Component() {
  const t = useText('visitors');
  return (
    <PageFrame>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <BackLink to={paths.home}>{t('back')}</BackLink>
      <VisitorsPage />
    </PageFrame>
  );
}
