import { Button, makeStyles } from '@fluentui/react-components';
import { isSeenAtReception } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { ProgressRing } from '#renderer/platform/ui/progress-ring.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { HomeCard } from './home-card.tsx';

const useStyles = makeStyles({
  ring: { width: '116px' },
  bone: { borderRadius: '999px' },
});

export type CardQuery<Value> = { value: Value | undefined; isFailed: boolean; onRetry: () => void };

export function PreferencesCard({ value, isFailed, onRetry }: CardQuery<number>) {
  const styles = useStyles();
  const t = useText('home-more');
  const state = value === undefined ? 'unknown' : value === 0 ? 'none' : value < 1 ? 'some' : 'all';
  return (
    <HomeCard
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
    </HomeCard>
  );
}

export function DocumentsCard({ value, isFailed, onRetry }: CardQuery<IdentityStatus>) {
  const t = useText('home-more');
  if (value === 'APPROVED' || (value === undefined && !isFailed)) return null;
  const texts = isSeenAtReception() ? 'cards.documents.reception' : 'cards.documents';
  return (
    <HomeCard
      tone="brass"
      top={<DocumentPicture />}
      title={t('cards.documents.name')}
      text={t(value === undefined ? 'cards.documents.failed' : `${texts}.${value}`)}
    >
      {value !== undefined && (
        <ButtonLink to={paths.identityVerification} appearance="outline">
          {t(value === 'PROCESSING' ? 'cards.documents.look' : `${texts}.way`)}
        </ButtonLink>
      )}
      {isFailed && <Retry onRetry={onRetry} />}
    </HomeCard>
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
