import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CountdownRing } from '#renderer/platform/ui/countdown-ring.tsx';
import { useSecondsLeft } from '#renderer/platform/ui/seconds-left.ts';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import { useTimedReveal } from '#renderer/platform/ui/use-timed-reveal.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

const useStyles = makeStyles({
  door: {
    ...systemEdge,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '20px',
    width: '100%',
    padding: '36px 24px 28px',
    border: 0,
    borderRadius: 'min(50%, 340px) min(50%, 340px) 28px 28px / min(40%, 220px) min(40%, 220px) 28px 28px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    font: 'inherit',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    // A printed code would open the door for anybody who finds it.
    '@media print': { display: 'none' },
  },
  icon: { display: 'grid', width: '3.25rem', color: brand.brass },
  pair: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px 40px' },
  part: { display: 'grid', justifyItems: 'center', gap: '4px' },
  label: { color: brand.onJatobaSoft, fontSize: '1.0625rem' },
  // Figures and dots have one height, so that nothing moves under a finger.
  value: {
    display: 'grid',
    alignItems: 'center',
    height: '1.2em',
    fontSize: 'clamp(2.75rem, 5.2vw, 4.5rem)',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  dots: { letterSpacing: '0.12em' },
  soft: { color: brand.onJatobaSoft, lineHeight: 1.45 },
  act: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '14px',
    // The ring of the countdown with this padding and border: the button has one height with it and without.
    minHeight: 'calc(2.25rem + 23px)',
    padding: '10px 28px',
    border: '1.5px solid currentColor',
    borderRadius: '999px',
    fontWeight: 600,
    fontSize: '1.125rem',
    lineHeight: 1.3,
  },
  counting: { border: '1.5px solid transparent' },
  ring: { flexShrink: 0, display: 'inline-flex', width: '2.25rem', height: '2.25rem' },
});

/** The brand's arch as a door that stands open. */
const DoorArch = () => (
  <svg viewBox="0 0 40 36" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
    <path d="M8 33V16a12 12 0 0 1 24 0v17M2 33.5h36" strokeLinecap="round" />
    <path d="M26 20v4" strokeLinecap="round" />
  </svg>
);

const inThrees = (code: string) => code.replace(/(.{3})(?=.)/g, '$1\u00a0');

type PartProps = { label: string; value: string | null; dots: string };

function Part({ label, value, dots }: PartProps) {
  const t = useText('guest-booking');
  const styles = useStyles();
  return (
    <span className={styles.part}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {value === null ? (
          <>
            <span className={styles.dots} aria-hidden="true">
              {dots}
            </span>
            <VisuallyHidden>{t('doorCode.hidden')}</VisuallyHidden>
          </>
        ) : (
          <span>{value}</span>
        )}
      </span>
    </span>
  );
}

type HidesInProps = { endsAt: number; durationMs: number };

/** Not announced: a screen reader would count aloud over the code. */
function HidesIn({ endsAt, durationMs }: HidesInProps) {
  const t = useText('guest-booking');
  const styles = useStyles();
  const seconds = useSecondsLeft(endsAt);
  return (
    <span className={mergeClasses(styles.act, styles.counting)} aria-hidden="true">
      <span className={styles.ring}>
        <CountdownRing
          share={(seconds * 1_000) / durationMs}
          color={brand.brass}
          groove="rgb(255 255 255 / 24%)"
          thickness={11}
        />
      </span>
      {t('doorReveal.hides', { count: seconds })}
    </span>
  );
}

type DoorRevealProps = { room: string; code: string; how: ReactNode };

/** Room and code of a public screen, together, by one control (KSK-20). */
export function DoorReveal({ room, code, how }: DoorRevealProps) {
  const t = useText('guest-booking');
  const styles = useStyles();
  const { revealed, durationMs, pressing } = useTimedReveal();
  const isShown = revealed !== null;
  return (
    <button type="button" className={styles.door} aria-pressed={isShown} {...pressing}>
      <span className={styles.icon}>
        <DoorArch />
      </span>
      <span className={styles.pair}>
        <Part label={t('doorReveal.room')} value={isShown ? room : null} dots="•••" />
        <Part label={t('doorCode.title')} value={isShown ? inThrees(code) : null} dots={'•••\u00a0•••'} />
      </span>
      <span className={styles.soft}>{isShown ? how : t('doorReveal.public')}</span>
      {isShown ? (
        <HidesIn {...revealed} />
      ) : (
        <span className={styles.act}>{t('doorReveal.show', { count: durationMs / 1_000 })}</span>
      )}
    </button>
  );
}
