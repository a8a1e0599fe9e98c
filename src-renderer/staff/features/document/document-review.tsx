import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { Form } from '#renderer/platform/forms/form.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { DocumentField, EnteredIdentity } from '#shared/contract/staff/documents.ts';
import { toObstacle } from './approval.ts';
import type { Decision } from './decided.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DocumentFields } from './document-fields.tsx';
import type { DocumentGuest } from './queries.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useApproval } from './use-approval.ts';
import { useComparedDocument } from './use-compared-document.ts';
import { useReviewKeys } from './use-review-keys.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    [from.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(288px, 1fr)' },
  },
  table: { border: `1px solid ${brand.hairline}`, borderRadius: '16px', backgroundColor: brand.surface },
  person: { padding: '8px 12px 12px', borderRadius: '0 0 16px 16px', backgroundColor: brand.ground },
});

type DocumentReviewProps = {
  guest: DocumentGuest;
  entered: EnteredIdentity;
  /** The guest has changed the data: they are fetched again, and what was typed stays. */
  onChanged: () => void;
  onDecided: (decision: Decision) => void;
};

export function DocumentReview({ guest, entered, onChanged, onDecided }: DocumentReviewProps) {
  const styles = useStyles();
  const t = useText('staff/document');
  const { form, values, typed, compared, states, toSeen } = useComparedDocument(guest, entered.version);
  const [corrected, setCorrected] = useState<readonly DocumentField[]>([]);
  const [isRejecting, setRejecting] = useState(false);
  const obstacle = toObstacle({ states, corrected, kind: values.kind, isPersonSeen: values.isPersonSeen });
  const approve = useApproval(guest, form, onDecided);
  const send = form.handleSubmit(given => {
    const document = toSeen(given);
    if (document === null || obstacle !== null || approve.isPending) return;
    approve.mutate({ version: entered.version, document, corrected: [...corrected] });
  });
  const fields = useReviewKeys(
    () => void send(),
    () => setRejecting(true),
  );
  return (
    <Form
      form={form}
      firstFocus="kind"
      texts="staff/document"
      label={t('title')}
      className={styles.form}
      onSubmit={() => send()}
    >
      <div className={styles.table} ref={fields}>
        <DocumentFields
          guest={guest}
          entered={entered}
          typed={typed}
          states={states}
          corrected={corrected}
          onCorrect={(field, isCorrected) =>
            setCorrected(before => [...before.filter(one => one !== field), ...(isCorrected ? [field] : [])])
          }
        />
        <div className={styles.person}>
          <CheckboxField name="isPersonSeen" label={t('person.label')} hint={t('person.hint')} />
        </div>
      </div>
      <DecisionCard
        states={states}
        obstacle={obstacle}
        isCorrecting={corrected.some(field => states[field] === 'DIFFERENT')}
        compareError={compared.error}
        approval={approve}
        onRetry={() => void compared.refetch()}
        onReload={() => {
          approve.reset();
          onChanged();
        }}
        onReject={() => setRejecting(true)}
      />
      <RejectDialog
        guest={guest}
        entered={entered}
        open={isRejecting}
        onClose={() => setRejecting(false)}
        onChanged={onChanged}
        onDecided={onDecided}
      />
    </Form>
  );
}
