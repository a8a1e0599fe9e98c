import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { SIGN_IN_PANEL } from '#renderer/guest/features/shared/session/known-device.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { FirstHotels } from './first-hotels.tsx';
import { NoQueueStory } from './no-queue-story.tsx';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gap: '32px',
    width: '100%',
    maxWidth: brand.pageWidth,
    marginInline: 'auto',
    padding: '4px 20px 48px',
    alignItems: 'start',
    [from.medium]: { padding: '12px 32px 64px' },
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 888px) minmax(0, 344px)',
      justifyContent: 'space-between',
      columnGap: '48px',
      padding: '8px 40px 64px',
    },
  },
  search: { display: 'grid', gap: '20px', minWidth: 0, [from.wide]: { gridRow: '1 / span 2' } },
  title: {
    whiteSpace: 'pre-line',
    fontSize: 'clamp(1.75rem, 1.2rem + 2.9vw, 3.25rem)',
    lineHeight: 1.1,
  },
  subtitle: { margin: '8px 0 0', color: brand.inkSoft, fontSize: '1.0625rem', lineHeight: 1.45 },
  signIn: {
    display: 'grid',
    gap: '16px',
    padding: '20px 16px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    scrollMarginTop: '16px',
    [from.medium]: { padding: '24px' },
    [from.wide]: { order: 0, gridColumn: 2 },
  },
  signInText: { margin: '4px 0 0', color: brand.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 },
  story: { [from.wide]: { gridColumn: 2 } },
});

/** For whoever was not here before: where and when, with the sign-in beside it (HOM-18). */
export function FirstPage({ signIn }: { signIn: ReactNode }) {
  const styles = useStyles();
  const t = useText('first-page');
  const titleId = useId();
  return (
    <div className={styles.page}>
      <div className={styles.search} data-first-touch-area>
        <div>
          <Heading level={1} className={styles.title}>
            {t('title')}
          </Heading>
          <p className={styles.subtitle}>{t('subtitle')}</p>
        </div>
        <FirstHotels />
      </div>
      <section className={styles.signIn} aria-labelledby={titleId} id={SIGN_IN_PANEL}>
        <div>
          <Heading level={2} size="small" id={titleId}>
            {t('signIn.title')}
          </Heading>
          <p className={styles.signInText}>{t('signIn.text')}</p>
        </div>
        {signIn}
      </section>
      <NoQueueStory className={styles.story} />
    </div>
  );
}
