import { Button } from '@fluentui/react-components';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { AuthLayout } from '#renderer/platform/ui/auth-layout.tsx';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';

export function Component() {
  const t = useText('settings');
  return (
    <AuthLayout
      title={t('farewell.title')}
      subtitle={t('farewell.text')}
      stem="portrait-rooftop"
      pictureAlt={t('farewell.pictureAlt')}
    >
      <title>{`${t('farewell.title')} · Pernoite`}</title>
      <div>
        {host().device === null ? (
          <ButtonLink to={paths.login} appearance="primary">
            {t('farewell.entrance')}
          </ButtonLink>
        ) : (
          <Button appearance="primary" size="large" onClick={() => endGuest('signedOut')}>
            {t('farewell.done')}
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
