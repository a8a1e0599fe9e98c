import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { isGatewayThere } from '#renderer/platform/gateway/is-gateway-there.ts';
import { isCodeMissing } from '#renderer/platform/i18n/error-text.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';

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
    borderRadius: brand.arch,
    backgroundColor: brand.sage,
    boxShadow: `inset 0 0 0 16px ${tokens.colorBrandBackground}, inset 0 0 0 30px ${brand.groundDeep}`,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '-10px',
      top: '-18px',
      width: '36px',
      height: '36px',
      borderRadius: '999px',
      backgroundColor: brand.brass,
    },
  },
  text: { margin: 0, maxWidth: '44ch', color: brand.inkSoft, fontSize: '1.0625rem' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

type Trouble = 'fault' | 'newVersion' | 'away';

const texts = {
  fault: ['shell:pageError.title', 'shell:pageError.subtitle', 'general:tryAgain'],
  newVersion: [
    'shell:pageError.newVersionTitle',
    'shell:pageError.newVersionSubtitle',
    'shell:pageError.reload',
  ],
  away: ['general:loadError.title', 'general:loadError.network', 'general:tryAgain'],
} as const;

/** Leaves by a real page load: the app's own state may be the cause (APP-30). */
export function Component() {
  const styles = useStyles();
  const t = useText('shell');
  const error = useRouteError();
  const { pathname } = useLocation();
  const [trouble, setTrouble] = useState<Trouble>('fault');
  const [title, text, action] = texts[trouble];
  useEffect(() => {
    // The guest sees a sentence; the console needs the cause.
    reportError(error);
    if (!isCodeMissing(error)) return;
    let isShown = true;
    void isGatewayThere().then(there => isShown && setTrouble(there ? 'newVersion' : 'away'));
    return () => {
      isShown = false;
    };
  }, [error]);
  const tryAgain = async () => {
    // A reload without the gateway would end in the browser's own page, with no link back to this one.
    if (await isGatewayThere()) window.location.reload();
    else setTrouble('away');
  };
  return (
    <div className={styles.page} role="alert" key={pathname}>
      <title>{`${t(title)} · Pernoite`}</title>
      <span className={styles.door} aria-hidden="true" />
      <Heading level={1}>{t(title)}</Heading>
      <p className={styles.text}>{t(text)}</p>
      <div className={styles.actions}>
        <Button appearance="primary" size="large" onClick={() => void tryAgain()}>
          {t(action)}
        </Button>
        <Button as="a" size="large" href={paths.home}>
          {t('pageError.home')}
        </Button>
      </div>
    </div>
  );
}
