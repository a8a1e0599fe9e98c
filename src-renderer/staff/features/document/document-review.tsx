import { makeStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { useFirstFocus } from '#renderer/platform/forms/use-first-focus.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { DocumentField, EnteredIdentity } from '#shared/contract/staff/documents.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { useEnterToNext } from '../shared/hotkeys/use-enter-to-next.ts';
import { toObstacle } from './approval.ts';
import type { Decision } from './decided.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DocumentFields } from './document-fields.tsx';
import { toFieldStates } from './field-state.ts';
import { type DocumentGuest, useComparison } from './queries.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { emptyDocument, toSeenDocument, toTypedDocument } from './typed-document.ts';
import { useApproval } from './use-approval.ts';
import { useSettled } from './use-settled.ts';

const loadSchema = () => import('./document-schema.ts').then(module => module.documentSchema);

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
  const language = useLanguage();
  const form = useAppForm({
    schema: loadSchema,
    defaultValues: { ...emptyDocument, isPersonSeen: false },
  });
  const [corrected, setCorrected] = useState<readonly DocumentField[]>([]);
  const [isRejecting, setRejecting] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const values = form.watch();
  const typed = toTypedDocument(values, language);
  const compared = useComparison(guest, useSettled(typed), entered.version);
  const states = toFieldStates(typed, compared.isError ? undefined : compared.data);
  const obstacle = toObstacle({ states, corrected, kind: values.kind, isPersonSeen: values.isPersonSeen });
  const approve = useApproval(guest, form, onDecided);
  useEnterToNext(fields);
  useFirstFocus(form.setFocus, 'kind');
  const send = form.handleSubmit(given => {
    const document = toSeenDocument(given, language);
    if (document === null || obstacle !== null || approve.isPending) return;
    approve.mutate({ version: entered.version, document, corrected: [...corrected] });
  });
  useHotkey({ keys: 'Ctrl+Enter', name: t('approve'), isHint: true }, () => void send());
  useHotkey({ keys: 'F7', name: t('reject.act'), isHint: true }, () => setRejecting(true));
  return (
    <Form
      form={form}
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
