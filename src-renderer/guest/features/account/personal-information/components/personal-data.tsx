import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EyeOffIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type { PersonalInfo } from '#shared/contract/guest/personal-info.ts';
import type { Country } from '#shared/contract/guest/reference.ts';
import { useHasActiveBooking, usePersonalInfo } from '../queries.ts';
import type { Mode } from '../saving.ts';
import { useHidden } from '../use-hidden.ts';
import { type SaveEnds, usePersonalData } from '../use-personal-data.ts';
import { HiddenData } from './hidden-data.tsx';
import { IdentityState } from './identity-state.tsx';
import { PersonalDataForm, type PersonSlots } from './personal-data-form.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  bones: { display: 'grid', gap: '24px' },
  bone: { borderRadius: '28px' },
  hide: { justifySelf: 'start' },
});

type PersonalDataProps = PersonSlots &
  SaveEnds & {
    countries: readonly Country[];
    /** As a step of a check-in a save without a change makes no call (PER-21). */
    mode?: Mode;
    saveLabel?: string;
  };

export function PersonalData(props: PersonalDataProps) {
  const t = useText('personal-information');
  const styles = useStyles();
  const info = usePersonalInfo();
  if (info.data) return <Loaded info={info.data} {...props} />;
  if (info.isError) {
    return <LoadError error={info.error} title={t('loadFailed')} onRetry={() => void info.refetch()} />;
  }
  return (
    <div className={styles.bones} aria-busy="true">
      <VisuallyHidden role="status">{t('general:loading')}</VisuallyHidden>
      <Skeleton className={styles.bone} height="96px" />
      <Skeleton className={styles.bone} height="420px" />
      <Skeleton className={styles.bone} height="420px" />
    </div>
  );
}

function Loaded({
  info,
  mode = 'account',
  onSaved,
  onLost,
  ...form
}: PersonalDataProps & { info: PersonalInfo }) {
  const t = useText('personal-information');
  const styles = useStyles();
  const data = usePersonalData(info, mode, { ...(onSaved && { onSaved }), ...(onLost && { onLost }) });
  const { data: hasActive = false } = useHasActiveBooking();
  const hidden = useHidden();
  return (
    <div className={styles.page}>
      {mode === 'account' && (
        <IdentityState isValidated={data.stored.identityValidation.isValidated} hasEntry={hasActive} />
      )}
      {hidden.isHidden ? (
        <HiddenData onShow={hidden.show} />
      ) : (
        <>
          {hidden.canHide && (
            <Button className={styles.hide} size="large" icon={<EyeOffIcon />} onClick={hidden.hide}>
              {t('hidden.hide')}
            </Button>
          )}
          <PersonalDataForm data={data} {...form} />
        </>
      )}
    </div>
  );
}
