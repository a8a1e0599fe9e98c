import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EyeIcon } from '#renderer/platform/ui/icons.tsx';
import { useSecondsLeft } from '#renderer/platform/ui/seconds-left.ts';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import { useTimedReveal } from '#renderer/platform/ui/use-timed-reveal.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

const useStyles = makeStyles({
  door: {
    ...systemEdge,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    minHeight: '68px',
    padding: '8px 8px 8px 16px',
    borderRadius: '16px',
    backgroundColor: 'rgb(255 255 255 / 9%)',
    // A printed code would open the door for anybody who finds it.
    '@media print': { display: 'none' },
  },
  texts: { display: 'grid' },
  label: { color: brand.onJatobaSoft, fontSize: '0.875rem' },
  // Figures and dots have one height, so that nothing moves under a finger.
  value: {
    display: 'flex',
    alignItems: 'center',
    height: '1.875rem',
    fontSize: '1.5rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.16em',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  },
  hides: { paddingInline: '12px', color: brand.onJatobaSoft, fontSize: '0.9375rem' },
});

function HidesIn({ endsAt }: { endsAt: number }) {
  const styles = useStyles();
  const t = useText('home');
  const seconds = useSecondsLeft(endsAt);
  // Not announced: a screen reader would count aloud over the code.
  return (
    <span className={styles.hides} aria-hidden="true">
      {t('stay.hides', { count: seconds })}
    </span>
  );
}

/** Covered until it is touched, and covered again by itself: a phone lies open on a table (HOM-19). */
export function HomeDoor({ code }: { code: string }) {
  const styles = useStyles();
  const t = useText('home');
  const { revealed, pressing } = useTimedReveal();
  return (
    <div className={styles.door}>
      <span className={styles.texts}>
        <span className={styles.label}>{t('stay.doorCode')}</span>
        <span className={styles.value}>
          {revealed === null ? (
            <>
              <span aria-hidden="true">••••••</span>
              <VisuallyHidden>{t('stay.codeHidden')}</VisuallyHidden>
            </>
          ) : (
            <span role="status">{code}</span>
          )}
        </span>
      </span>
      {revealed !== null && <HidesIn endsAt={revealed.endsAt} />}
      <Button
        appearance="primary"
        size="large"
        icon={<EyeIcon />}
        aria-pressed={revealed !== null}
        {...pressing}
      >
        {t(revealed === null ? 'stay.showCode' : 'stay.hideCode')}
      </Button>
    </div>
  );
}
