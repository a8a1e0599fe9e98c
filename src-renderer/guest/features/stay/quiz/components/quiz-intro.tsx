import { Button, makeStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '24px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  picture: { width: '100%', height: '100%', maxHeight: '240px', [from.medium]: { maxHeight: 'none' } },
  texts: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '14px',
    padding: '24px 20px 28px',
    [from.medium]: { padding: '48px 40px', gap: '18px' },
  },
  text: { margin: 0, maxWidth: '52ch', lineHeight: 1.55 },
  soft: { margin: 0, maxWidth: '52ch', color: brand.inkSoft, lineHeight: 1.5 },
  start: { marginTop: '8px' },
});

type QuizIntroProps = {
  isFilled: boolean;
  takesFocus: boolean;
  onStart: () => void;
};

export function QuizIntro({ isFilled, takesFocus, onStart }: QuizIntroProps) {
  const t = useText('quiz');
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Picture
        className={styles.picture}
        stem="space-rooftop"
        alt=""
        ratio="4 / 3"
        sizes="(min-width: 768px) 480px, 100vw"
        eager
      />
      <div className={styles.texts}>
        {takesFocus ? <FocusedTitle id={id} /> : <Title id={id} />}
        <p className={styles.text}>{t(isFilled ? 'intro.update' : 'intro.text')}</p>
        <p className={styles.soft}>{`${t('intro.time')} ${t('intro.privacy')}`}</p>
        <Button className={styles.start} appearance="primary" size="large" onClick={onStart}>
          {t(isFilled ? 'intro.updateButton' : 'intro.startButton')}
        </Button>
      </div>
    </section>
  );
}

function Title({ id }: { id: string }) {
  const t = useText('quiz');
  return (
    <Heading level={2} id={id}>
      {t('intro.title')}
    </Heading>
  );
}

function FocusedTitle({ id }: { id: string }) {
  const t = useText('quiz');
  return (
    <Heading level={2} id={id} ref={useHeadingFocus(id)}>
      {t('intro.title')}
    </Heading>
  );
}
