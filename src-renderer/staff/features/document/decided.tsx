import { Button, makeStyles } from '@fluentui/react-components';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { DocumentField } from '#shared/contract/staff/documents.ts';
import { Card } from '../shared/look/card.tsx';
import type { DeskReason } from './desk-reasons.ts';

export type Decision =
  | { name: 'approved'; corrected: readonly DocumentField[] }
  | { name: 'rejected'; reasons: readonly DeskReason[] };

const useStyles = makeStyles({
  card: { maxWidth: '640px' },
  text: { margin: 0 },
  list: { display: 'grid', gap: '6px', margin: 0, paddingInlineStart: '20px' },
  act: { justifySelf: 'start' },
});

/** Says what follows by itself, so that nobody at the desk does it again. */
export function Decided({
  name,
  decision,
  onward,
  onBack,
}: {
  name: string;
  decision: Decision;
  /** The words of the button that leads on. */
  onward: string;
  onBack: () => void;
}) {
  const styles = useStyles();
  const t = useText('staff/document');
  return (
    <Card title={t(`${decision.name}.title`, { name })} className={styles.card}>
      <Notice intent={decision.name === 'approved' ? 'success' : 'info'} isOutcome>
        {t(`${decision.name}.next`, { name })}
      </Notice>
      {decision.name === 'approved' && decision.corrected.length > 0 && (
        <p className={styles.text}>
          {t('approved.corrected', { fields: formatList(decision.corrected.map(one => t(`fields.${one}`))) })}
        </p>
      )}
      {decision.name === 'rejected' && (
        <ul className={styles.list}>
          {decision.reasons.map(reason => (
            <li key={reason}>{t(`identity-verification:reprovedStatus.validationErrors.${reason}`)}</li>
          ))}
        </ul>
      )}
      {/* The field that had the focus is gone: Enter goes on. */}
      <Button className={styles.act} appearance="primary" size="large" autoFocus onClick={onBack}>
        {onward}
      </Button>
    </Card>
  );
}
