import { useParams } from 'react-router';
import { InvitationPage } from '#renderer/guest/features/stay/visitors/components/invitation-page.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';

export function Component() {
  const t = useText('visitor-invitation');
  const { code = '' } = useParams();
  return (
    <>
      <title>{`${t('pageTitle')} · Pernoite`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <InvitationPage key={code} code={code} />
    </>
  );
}
