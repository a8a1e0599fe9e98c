import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { ProgressRing } from '#renderer/platform/ui/progress-ring.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { useAccount } from '../queries.ts';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '28px',
    backgroundColor: brand.sageWash,
    [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(220px, 32%)' },
  },
  picture: { height: '160px', order: -1, [from.medium]: { height: '100%', order: 0 } },
  body: {
    display: 'grid',
    gap: '20px',
    padding: '24px',
    justifyItems: 'start',
    [from.small]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '32px',
      padding: '36px',
    },
  },
  ring: { width: '120px', [from.small]: { width: '148px' } },
  bone: { borderRadius: '999px' },
  texts: { display: 'grid', gap: '10px', justifyItems: 'start' },
  text: { margin: 0, maxWidth: '40ch', color: brand.sageInk, fontSize: '1.0625rem' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '8px' },
});

export function PreferenceProgress() {
  const styles = useStyles();
  const t = useText('account');
  const { data, isError, isPending, refetch } = useAccount();
  useEffect(() => {
    if (isError) toast.notify({ intent: 'error', textKey: 'account:loadFailed' });
  }, [isError]);
  const share = data?.preferenceProgress;
  const state = share === undefined ? 'unknown' : share === 0 ? 'none' : share < 1 ? 'some' : 'all';
  return (
    <section className={styles.card} aria-labelledby="preferences" aria-busy={isPending}>
      <div className={styles.body}>
        {share === undefined ? (
          isPending && <Skeleton className={styles.bone} width="132px" height="132px" />
        ) : (
          <ProgressRing className={styles.ring} share={share} label={t('preferences.ring')} />
        )}
        <div className={styles.texts}>
          <Heading level={2} id="preferences">
            {t('preferences.title')}
          </Heading>
          <p className={styles.text}>{isError ? t('preferences.failed') : t(`preferences.${state}`)}</p>
          <div className={styles.actions}>
            <ButtonLink to={paths.preferences} appearance="primary">
              {t(state === 'none' ? 'preferences.add' : 'preferences.edit')}
            </ButtonLink>
            {isError && (
              <Button appearance="outline" size="large" onClick={() => void refetch()}>
                {t('general:tryAgain')}
              </Button>
            )}
          </div>
        </div>
      </div>
      <Picture
        className={styles.picture}
        stem="detail-minibar"
        alt=""
        sizes="(min-width: 768px) 330px, 100vw"
        ratio="auto"
        eager
      />
    </section>
  );
}
