import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { PageBody } from '../features/shared/look/page-body.tsx';
import { PageHeading } from '../features/shared/look/page-heading.tsx';
import { staffPaths } from '../features/shared/paths/staff-paths.ts';

export function Component() {
  const t = useText('staff/frame');
  return (
    <PageBody width="form">
      <PageHeading title={t('notFound.title')} note={t('notFound.text')}>
        <ButtonLink to={staffPaths.board} appearance="primary" size="medium">
          {t('notFound.start')}
        </ButtonLink>
      </PageHeading>
    </PageBody>
  );
}
