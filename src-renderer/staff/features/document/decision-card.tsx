import { Button, makeStyles } from '@fluentui/react-components';
import type { UseMutationResult } from '@tanstack/react-query';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { documentFields } from '#shared/contract/staff/documents.ts';
import { Card } from '../shared/look/card.tsx';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { isInfoChanged, type Obstacle } from './approval.ts';
import { type FieldStates, fieldsIn } from './field-state.ts';

const useStyles = makeStyles({
  card: { [from.large]: { position: 'sticky', top: '74px' } },
  text: { margin: 0, color: brand.inkSoft },
  acts: { display: 'grid', gap: '8px' },
});

type DecisionCardProps = {
  states: FieldStates;
  obstacle: Obstacle | null;
  isCorrecting: boolean;
  compareError: Error | null;
  approval: Pick<UseMutationResult, 'isPending' | 'error'>;
  onRetry: () => void;
  onReload: () => void;
  onReject: () => void;
};

/** How many fields are the same, what is missing for an approval, and the acts. */
export function DecisionCard({
  states,
  obstacle,
  isCorrecting,
  compareError,
  approval,
  onRetry,
  onReload,
  onReject,
}: DecisionCardProps) {
  const styles = useStyles();
  const t = useText('staff/document');
  const errorText = useErrorText();
  const { error } = approval;
  const same = fieldsIn(states, 'SAME').length;
  const counts = documentFields.length - fieldsIn(states, 'NOT_GIVEN').length;
  return (
    <Card title={t('count', { same, count: counts })} className={styles.card}>
      <p className={styles.text}>{t(isCorrecting ? 'afterCorrection' : 'after')}</p>
      {compareError !== null && (
        <Notice intent="error">
          {errorText(compareError)} <Button onClick={onRetry}>{t('compareAgain')}</Button>
        </Notice>
      )}
      {error !== null && (
        <Notice intent="error" isOutcome>
          {errorText(error)} {isInfoChanged(error) && <Button onClick={onReload}>{t('reload')}</Button>}
        </Notice>
      )}
      <div className={styles.acts}>
        <SubmitButton busy={approval.isPending} disabled={obstacle !== null}>
          {t(isCorrecting ? 'correctAndApprove' : 'approve')} <KeyCap keys="Ctrl+Enter" isPlain />
        </SubmitButton>
        <p className={styles.text} role="status">
          {obstacle === null
            ? t('record')
            : 'fields' in obstacle
              ? t(`obstacle.${obstacle.name}`, {
                  fields: formatList(obstacle.fields.map(field => t(`fields.${field}`))),
                })
              : t(`obstacle.${obstacle.name}`)}
        </p>
        <Button size="large" aria-keyshortcuts="F7" onClick={onReject}>
          {t('reject.act')} <KeyCap keys="F7" />
        </Button>
      </div>
    </Card>
  );
}
