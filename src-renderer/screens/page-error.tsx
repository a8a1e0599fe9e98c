import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Heading } from '#renderer/ui/heading.tsx';
import { house } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    flexGrow: 1,
    alignContent: 'center',
    justifyItems: 'center',
    gap: '20px',
    padding: '48px 24px 72px',
    textAlign: 'center',
  },
  door: {
    position: 'relative',
    width: '120px',
    height: '168px',
    marginTop: '24px',
    borderRadius: house.arch,
    backgroundColor: house.sage,
    boxShadow: `inset 0 0 0 16px ${tokens.colorBrandBackground}, inset 0 0 0 30px ${house.groundDeep}`,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '-10px',
      top: '-18px',
      width: '36px',
      height: '36px',
      borderRadius: '999px',
      backgroundColor: house.brass,
    },
  },
  text: { margin: 0, maxWidth: '44ch', color: house.inkSoft, fontSize: '1.0625rem' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

/** Code that the server no longer has: a newer version of the app was put up while this page was open. */
function isOldVersion(error: unknown): boolean {
  return (
    navigator.onLine &&
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  );
}

/**
 * Stands in for a screen that failed (APP-30); gone as soon as the path changes, because every path has its own.
 * Leaves by a real page load: what failed may be the app's own state.
 */
export function Component() {
  const styles = useStyles();
  const t = useText('shell');
  const error = useRouteError();
  const { pathname } = useLocation();
  const old = isOldVersion(error);
  useEffect(() => {
    // The guest sees a sentence; whoever looks into the console needs the cause.
    reportError(error);
  }, [error]);
  return (
    <div className={styles.page} role="alert" key={pathname}>
      <title>{`${t(old ? 'pageError.newVersionTitle' : 'pageError.title')} · Pernoite`}</title>
      <span className={styles.door} aria-hidden="true" />
      <Heading level={1}>{t(old ? 'pageError.newVersionTitle' : 'pageError.title')}</Heading>
      <p className={styles.text}>{t(old ? 'pageError.newVersionSubtitle' : 'pageError.subtitle')}</p>
      <div className={styles.actions}>
        <Button appearance="primary" size="large" onClick={() => window.location.reload()}>
          {old ? t('pageError.reload') : t('general:tryAgain')}
        </Button>
        <Button as="a" size="large" href={paths.home}>
          {t('pageError.home')}
        </Button>
      </div>
    </div>
  );
}
