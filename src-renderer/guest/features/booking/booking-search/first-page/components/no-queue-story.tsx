import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  story: { display: 'grid', gap: '16px' },
  picture: { height: '196px', borderRadius: '20px', [from.wide]: { height: '148px' } },
  steps: { display: 'grid', gap: '14px', margin: 0, padding: 0, listStyleType: 'none' },
  step: { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '14px' },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '48px',
    borderRadius: '22px 22px 8px 8px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontFamily: brand.fontDisplay,
    fontSize: '1.25rem',
  },
  text: {
    margin: 0,
    color: brand.inkSoft,
    lineHeight: 1.4,
    '& b': { display: 'block', color: brand.ink, fontWeight: 600 },
  },
});

const STEPS = ['book', 'checkIn', 'door'] as const;

/** Cropped to a strip, the landscape is drawn as wide as its box or wider. */
const SIZES = '(min-width: 1280px) 344px, 100vw';

export function NoQueueStory({ className }: { className: string }) {
  const styles = useStyles();
  const t = useText('first-page');
  return (
    <section className={mergeClasses(styles.story, className)} aria-labelledby="no-queue">
      <Picture className={styles.picture} stem="lobby" alt={t('story.pictureAlt')} sizes={SIZES} />
      <Heading level={2} size="small" id="no-queue">
        {t('story.title')}
      </Heading>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p className={styles.text}>
              <b>{t(`story.${step}`)}</b>
              {t(`story.${step}Text`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
