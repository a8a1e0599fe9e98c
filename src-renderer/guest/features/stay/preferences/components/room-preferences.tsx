import { makeStyles } from '@fluentui/react-components';
import { UnsavedGuard } from '#renderer/guest/features/shared/session/components/unsaved-guard.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { GuestPreferences } from '#shared/contract/guest/preferences.ts';
import { useRoomForm } from '../use-room-form.ts';
import { ClimatePart } from './climate-part.tsx';
import { LightPart } from './light-part.tsx';
import { LoadedPreferences } from './loaded-preferences.tsx';
import { PreparationNotice } from './preparation-notice.tsx';
import { RoomStage } from './room-stage.tsx';
import { TelevisionPart } from './television-part.tsx';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    alignItems: 'start',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '28px' },
  },
  stage: {
    position: 'sticky',
    top: '8px',
    zIndex: 1,
    [from.large]: { order: 1, top: '24px', zIndex: 'auto' },
  },
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

export function RoomPreferences() {
  const t = useText('room-preferences');
  const styles = useStyles();
  const loading = (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton height="72px" />
      <div className={styles.columns}>
        <Skeleton className={styles.stage} height="280px" />
        <Skeleton height="420px" />
      </div>
    </div>
  );
  return (
    <LoadedPreferences loading={loading} failed={t('loadFailed')}>
      {preferences => <Loaded preferences={preferences} />}
    </LoadedPreferences>
  );
}

function Loaded({ preferences }: { preferences: GuestPreferences }) {
  const styles = useStyles();
  const form = useRoomForm(preferences);
  return (
    <div className={styles.page}>
      <UnsavedGuard isUnsaved={form.isUnsaved} texts="room-preferences" />
      <PreparationNotice nextStay={preferences.nextStay} />
      <div className={styles.columns}>
        <div className={styles.stage}>
          <RoomStage form={form} />
        </div>
        <div className={styles.parts}>
          <ClimatePart form={form} />
          <LightPart form={form} />
          <TelevisionPart form={form} />
        </div>
      </div>
    </div>
  );
}
