import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { paths } from '#renderer/app/paths.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { ProgressRing } from '#renderer/ui/progress-ring.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { brand, from } from '#renderer/ui/theme.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateRows: '160px 1fr',
    overflow: 'hidden',
    borderRadius: '24px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  top: { display: 'grid', placeItems: 'center', minHeight: 0 },
  sage: { backgroundColor: brand.sageWash },
  brass: { backgroundColor: brand.brassWash, color: brand.brassInk },
  picture: { width: '100%', height: '160px' },
  ring: { width: '116px' },
  bone: { borderRadius: '999px' },
  body: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    gap: '10px',
    padding: '24px',
    [from.medium]: { padding: '28px' },
  },
  text: { margin: 0, color: brand.inkSoft },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '10px', marginTop: '8px' },
});

type CardProps = {
  top: ReactNode;
  tone?: 'sage' | 'brass';
  title: string;
  text: string;
  children: ReactNode;
};

function Card({ top, tone, title, text, children }: CardProps) {
  const styles = useStyles();
  return (
    <li className={styles.card}>
      <div className={mergeClasses(styles.top, tone && styles[tone])}>{top}</div>
      <div className={styles.body}>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </li>
  );
}

/** The state of a card's query: pending, failed or without data, or the data. */
export type CardQuery<Value> = { value: Value | undefined; isFailed: boolean; onRetry: () => void };

/** How many of the guest's preferences the hotel knows (HOM-03, PRF-03). */
export function PreferencesCard({ value, isFailed, onRetry }: CardQuery<number>) {
  const styles = useStyles();
  const t = useText('home-more');
  const state = value === undefined ? 'unknown' : value === 0 ? 'none' : value < 1 ? 'some' : 'all';
  return (
    <Card
      tone="sage"
      top={
        value !== undefined ? (
          <ProgressRing className={styles.ring} share={value} label={t('cards.preferences.ring')} />
        ) : isFailed ? null : (
          <Skeleton className={styles.bone} width="116px" height="116px" />
        )
      }
      title={t('cards.preferences.name')}
      text={t(isFailed ? 'cards.preferences.failed' : `cards.preferences.${state}`)}
    >
      <ButtonLink to={paths.preferences} appearance="outline">
        {t(state === 'none' ? 'cards.preferences.add' : 'cards.preferences.edit')}
      </ButtonLink>
      {isFailed && <Retry onRetry={onRetry} />}
    </Card>
  );
}

/** The link to what the hotel recommends nearby (HOM-03, HOM-11). */
export function CurationCard() {
  const styles = useStyles();
  const t = useText('home-more');
  return (
    <Card
      top={
        <Picture
          className={styles.picture}
          stem="space-rooftop"
          alt=""
          sizes="(min-width: 768px) 400px, 100vw"
          ratio="auto"
        />
      }
      title={t('cards.curation.name')}
      text={t('cards.curation.text')}
    >
      <ButtonLink to={paths.curation} appearance="outline">
        {t('cards.curation.way')}
      </ButtonLink>
    </Card>
  );
}

/** Requests the documents until they are approved (HOM-04); shows nothing while their state is not known. */
export function DocumentsCard({ value, isFailed, onRetry }: CardQuery<IdentityStatus>) {
  const t = useText('home-more');
  if (value === 'APPROVED' || (value === undefined && !isFailed)) return null;
  const state = value ?? 'failed';
  return (
    <Card
      tone="brass"
      top={<DocumentPicture />}
      title={t('cards.documents.name')}
      text={t(`cards.documents.${state}`)}
    >
      {value !== undefined && (
        <ButtonLink to={paths.identityVerification} appearance="outline">
          {t(value === 'PROCESSING' ? 'cards.documents.look' : 'cards.documents.way')}
        </ButtonLink>
      )}
      {isFailed && <Retry onRetry={onRetry} />}
    </Card>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const t = useText('general');
  return (
    <Button appearance="subtle" size="large" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  );
}

/** A document under an arch. */
function DocumentPicture() {
  return (
    <svg width="132" height="112" viewBox="0 0 132 112" fill="none" aria-hidden="true" focusable="false">
      <path d="M22 104V56a44 44 0 0 1 88 0v48Z" fill={brand.surface} />
      <rect x="36" y="46" width="60" height="42" rx="7" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="52" cy="62" r="6" stroke="currentColor" strokeWidth="2.5" />
      <path
        d="M43 78c1.6-4.4 4.8-6.4 9-6.4s7.4 2 9 6.4M70 59h16M70 68h16M70 77h10"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
