import { makeStyles } from '@fluentui/react-components';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    flexGrow: 1,
    placeContent: 'center',
    justifyItems: 'center',
    gap: '24px',
    padding: '48px 64px',
    textAlign: 'center',
    backgroundColor: brand.ground,
  },
  door: {
    position: 'relative',
    display: 'block',
    height: 'min(360px, 26dvh)',
    aspectRatio: '13 / 18',
    marginBlockEnd: '24px',
    borderRadius: brand.arch,
    backgroundColor: brand.jatoba,
    boxShadow: `inset 0 0 0 22px var(--colorBrandBackground), inset 0 0 0 44px ${brand.groundDeep}`,
    '::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetInlineEnd: '-44px',
      top: '-36px',
      width: '96px',
      height: '96px',
      borderRadius: '999px',
      backgroundColor: brand.brass,
      animationName: { from: { translate: '-30px 70px' }, to: { translate: '0 0' } },
      animationDuration: '6s',
      animationDirection: 'alternate',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'ease-in-out',
      [reducedMotion]: { animationName: 'none' },
    },
  },
  frame: { isolation: 'isolate' },
  text: { margin: 0, maxWidth: '36ch', fontSize: '1.375rem', lineHeight: 1.45 },
  phone: { display: 'grid', gap: '4px', margin: 0 },
  number: { fontFamily: brand.fontDisplay, fontSize: '2.25rem', whiteSpace: 'nowrap' },
  note: { margin: 0, color: brand.inkSoft },
});

export function OutOfService() {
  const styles = useStyles();
  const t = useText('kiosk');
  const phone = host().profile.hotel?.staffPhone ?? null;
  return (
    <div className={styles.screen} role="alert">
      <title>{`${t('closed.title')} · Pernoite`}</title>
      <span className={styles.frame} aria-hidden="true">
        <span className={styles.door} />
      </span>
      <Heading level={1} size="display">
        {t('closed.title')}
      </Heading>
      <p className={styles.text}>{t('closed.text')}</p>
      {phone !== null && (
        <p className={styles.phone}>
          {t('closed.phone')}
          <span className={styles.number}>{phone}</span>
        </p>
      )}
      <p className={styles.note}>{t('closed.retrying')}</p>
    </div>
  );
}
