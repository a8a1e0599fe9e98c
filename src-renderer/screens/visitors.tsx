import { paths } from '#renderer/app/paths.ts';
import { VisitorsPage } from '#renderer/features/visitors/components/visitors-page.tsx';
import { useText } from '#renderer/i18n/i18n.ts';
import { BackLink } from '#renderer/ui/back-link.tsx';
import { PageFrame } from '#renderer/ui/page-frame.tsx';

/** /guest/visitors: visitors of a guest who lives in the hotel (VIS-01). */
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
