import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  slide: { display: 'grid', gap: '18px' },
  picture: {
    width: '100%',
    height: 'min(36dvh, 300px)',
    borderRadius: '16px',
  },
  texts: { display: 'grid', gap: '8px', minHeight: '8.5rem', alignContent: 'start' },
  text: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem' },
  marks: { display: 'flex', alignItems: 'center', gap: '8px', margin: 0, color: brand.inkSoft },
  mark: { width: '8px', height: '8px', borderRadius: '999px', backgroundColor: brand.hairline },
  here: { width: '24px', backgroundColor: '#c4633a' },
  count: { marginInlineStart: 'auto', fontSize: '0.9375rem' },
  skip: { [from.small]: { marginInlineEnd: 'auto' } },
});

const slides = [
  { name: 'key', stem: 'lobby' },
  { name: 'stay', stem: 'room-garden-queen' },
  { name: 'taste', stem: 'detail-minibar' },
  { name: 'city', stem: 'space-rooftop' },
] as const;

export default function Tour({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('tour');
  const [at, setAt] = useState(0);
  const slide = slides[at] ?? slides[0];
  const last = slides.length - 1;
  // After the dialog has focused its first button, which closes it.
  const focusOnArrival = useCallback((button: HTMLButtonElement | null) => {
    if (button) setTimeout(() => button.focus());
  }, []);
  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) go(at + step);
  };
  return (
    <Modal
      open={open}
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button className={styles.skip} appearance="subtle" size="large" onClick={onClose}>
            {t('skip')}
          </Button>
          {at > 0 && (
            <Button appearance="outline" size="large" onClick={() => go(at - 1)} onKeyDown={onKeyDown}>
              {t('back')}
            </Button>
          )}
          <Button
            ref={focusOnArrival}
            appearance="primary"
            size="large"
            onClick={() => (at === last ? onClose() : go(at + 1))}
            onKeyDown={onKeyDown}
          >
            {t(at === last ? 'begin' : 'next')}
          </Button>
        </>
      }
    >
      <div className={styles.slide}>
        <Picture
          key={slide.stem}
          className={styles.picture}
          stem={slide.stem}
          alt=""
          sizes="(min-width: 640px) 552px, 100vw"
          ratio="auto"
          eager
        />
        <div className={styles.texts} aria-live="polite">
          <Heading level={3} size="medium">
            {t(`slides.${slide.name}.title`)}
          </Heading>
          <p className={styles.text}>{t(`slides.${slide.name}.text`)}</p>
        </div>
        <p className={styles.marks}>
          {slides.map(({ name }, index) => (
            <span
              key={name}
              className={mergeClasses(styles.mark, index === at && styles.here)}
              aria-hidden="true"
            />
          ))}
          <span className={styles.count}>{t('of', { number: at + 1, total: slides.length })}</span>
        </p>
      </div>
    </Modal>
  );
}
