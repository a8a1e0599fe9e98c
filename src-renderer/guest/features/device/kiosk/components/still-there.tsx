import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { IdleWarningProps } from '#renderer/guest/features/shared/session/components/idle-watch.tsx';
import { isAnnounced } from '#renderer/guest/features/shared/session/idle.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CountdownRing } from '#renderer/platform/ui/countdown-ring.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, reducedMotion } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';

const useStyles = makeStyles({
  // A native modal dialog is above all others, and makes the rest of the page inert.
  screen: {
    position: 'fixed',
    inset: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: '48px',
    border: 'none',
    backgroundColor: brand.ground,
    color: brand.ink,
    overflow: 'auto',
    '&[open]': { display: 'grid' },
    placeContent: 'safe center',
    justifyItems: 'center',
    gap: '36px',
    textAlign: 'center',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '200ms',
    [reducedMotion]: { animationName: 'none' },
    '@media (min-aspect-ratio: 1/1)': {
      gridTemplateColumns: 'auto minmax(0, 720px)',
      columnGap: '96px',
      rowGap: '20px',
      textAlign: 'start',
      justifyItems: 'start',
      '& > :first-child': { gridRow: '1 / span 3' },
    },
  },
  clock: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'min(560px, 60dvh)',
    aspectRatio: '1 / 1',
  },
  ring: { gridArea: '1 / 1', width: '100%', height: '100%' },
  number: {
    gridArea: '1 / 1',
    display: 'grid',
    gap: '8px',
    lineHeight: 1,
    textAlign: 'center',
    fontSize: '1.375rem',
  },
  count: {
    fontFamily: brand.fontDisplay,
    fontSize: '9rem',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.03em',
  },
  text: { margin: 0, maxWidth: '28ch', fontSize: '1.5rem', color: brand.inkSoft },
  actions: { display: 'grid', gap: '20px', width: 'min(720px, 100%)' },
  stay: { paddingBlock: '36px', fontSize: '1.75rem' },
  leave: { paddingBlock: '28px', fontSize: '1.375rem' },
});

/** Fluent's dialogs hide everything outside of them from screen readers, except elements with this attribute. */
const neverHidden = { 'data-tabster-never-hide': '' };

export default function StillThere({ secondsLeft, countdownMs, onStay, onLeave }: IdleWarningProps) {
  const styles = useStyles();
  const t = useText('kiosk');
  const id = useId();
  const screen = useRef<HTMLDialogElement>(null);
  const said = useRef('');
  if (isAnnounced(secondsLeft, countdownMs)) said.current = t('idle.left', { count: secondsLeft });

  useLayoutEffect(() => {
    const dialog = screen.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return createPortal(
    <dialog
      {...neverHidden}
      ref={screen}
      role="alertdialog"
      className={styles.screen}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault();
        onStay();
      }}
    >
      <div className={styles.clock} aria-hidden="true">
        <div className={styles.ring}>
          <CountdownRing
            share={(secondsLeft * 1_000) / countdownMs}
            color="var(--colorBrandBackground)"
            groove={brand.groundDeep}
            thickness={8}
          />
        </div>
        <span className={styles.number}>
          <span className={styles.count}>{secondsLeft}</span>
          {t('idle.seconds', { count: secondsLeft })}
        </span>
      </div>
      <Heading level={2} size="display" id={`${id}-title`}>
        {t('idle.title')}
      </Heading>
      <p className={styles.text} id={`${id}-text`}>
        {t('idle.text')}
      </p>
      <div className={styles.actions}>
        <Button appearance="primary" className={styles.stay} onClick={onStay}>
          {t('idle.stay')}
        </Button>
        <Button className={styles.leave} onClick={onLeave}>
          {t('idle.leave')}
        </Button>
      </div>
      <VisuallyHidden role="status">{said.current}</VisuallyHidden>
    </dialog>,
    document.body,
  );
}
