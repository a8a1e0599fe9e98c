import { Button, makeStyles } from '@fluentui/react-components';
import { useNavigate } from 'react-router';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { EmptyState } from '#renderer/platform/ui/empty-state.tsx';
import { PageFrame } from '#renderer/platform/ui/page-frame.tsx';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

/** An address that leads nowhere says so (APP-10); the browser's history may hold the page that linked to it. */
export function Component() {
  const styles = useStyles();
  const t = useText('shell');
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <PageFrame>
      <title>{`${t('notFound.title')} · Pernoite`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState title={t('notFound.title')} text={t('notFound.text')} stem="lobby" level={1}>
        <div className={styles.actions}>
          <ButtonLink to={isSignedIn ? paths.home : paths.login} appearance="primary">
            {t('notFound.home')}
          </ButtonLink>
          {window.history.length > 1 && (
            <Button size="large" onClick={() => void navigate(-1)}>
              {t('notFound.back')}
            </Button>
          )}
        </div>
      </EmptyState>
    </PageFrame>
  );
}
