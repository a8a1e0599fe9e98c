import { makeStyles } from '@fluentui/react-components';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { parseNearest } from '../queries.ts';
import { timeText } from '../time-text.ts';

const useStyles = makeStyles({ box: { display: 'grid', gap: '12px' } });

type ReserveFailureProps = { failure: unknown; isBusy: boolean; onTake: (start: string) => void };

export function ReserveFailure({ failure, isBusy, onTake }: ReserveFailureProps) {
  const t = useText('space-reservation');
  const errorText = useErrorText();
  const styles = useStyles();
  if (failure === null) return null;
  const nearest = parseNearest(failure);
  if (nearest === undefined) return <Notice intent="error">{errorText(failure)}</Notice>;
  if (nearest === null) return <Notice intent="error">{t('conflict.full')}</Notice>;
  return (
    <div className={styles.box}>
      <Notice intent="error">
        {t('conflict.nearest', { from: timeText(nearest.start), until: timeText(nearest.end) })}
      </Notice>
      <BusyButton appearance="secondary" busy={isBusy} onClick={() => onTake(nearest.start)}>
        {t('conflict.take', { from: timeText(nearest.start) })}
      </BusyButton>
    </div>
  );
}
