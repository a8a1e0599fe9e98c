import { makeStyles } from '@fluentui/react-components';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { RadioField } from '#renderer/platform/forms/radio-field.tsx';
import { TextAreaField } from '#renderer/platform/forms/text-area-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import type { DeletionValues } from '../deletion-schema.ts';
import { useDeletion } from '../use-deletion.ts';
import { DeleteConfirm } from './delete-confirm.tsx';
import { DeletionTerms } from './deletion-terms.tsx';

/** The contract's own limit, repeated because the screen loads the schemas only when it needs them. */
const MAX_DETAILS = 500;

const useStyles = makeStyles({
  form: { display: 'grid', gap: '28px' },
  go: { justifySelf: 'start' },
});

type DeleteAccountProps = {
  email: string;
  /** A device of the hotel: another person may use a screen that was left, so the password is always required. */
  isShared: boolean;
  onForgotten: () => void;
  onDeleted: () => Promise<void>;
};

export function DeleteAccount({ email, isShared, onForgotten, onDeleted }: DeleteAccountProps) {
  const styles = useStyles();
  const t = useText('settings');
  const deletion = useDeletion(onDeleted);
  const form = useAppForm<DeletionValues>({
    schema: () => import('../deletion-schema.ts').then(module => module.deletionSchema),
    defaultValues: { reason: '', details: '', accepted: false },
  });
  const [reason, accepted] = form.watch(['reason', 'accepted']);
  return (
    <>
      <Form form={form} className={styles.form} onSubmit={deletion.request}>
        <RadioField
          name="reason"
          label={t('delete.reason')}
          required
          options={(['1', '2', '3'] as const).map(value => ({ value, label: t(`delete.reasons.${value}`) }))}
        />
        {reason === '3' && (
          <TextAreaField
            name="details"
            label={t('delete.details')}
            hint={t('delete.detailsHint')}
            maxLength={MAX_DETAILS}
          />
        )}
        <DeletionTerms />
        {deletion.hasBookings && (
          <Notice intent="info">
            {t('delete.activeBookings')}{' '}
            <TextLink to={paths.activeBookings}>{t('delete.seeBookings')}</TextLink>
          </Notice>
        )}
        <SubmitButton
          className={styles.go}
          appearance="secondary"
          busy={deletion.isDeleting}
          disabled={!accepted}
        >
          {t('delete.go')}
        </SubmitButton>
      </Form>
      <DeleteConfirm
        open={deletion.isRequested}
        passwordOf={isShared || deletion.isSignInOld ? email : null}
        passwordHint={t(isShared ? 'delete.confirm.passwordHint' : 'delete.confirm.signInOld')}
        onForgotten={isShared ? null : onForgotten}
        onClose={deletion.cancel}
        onConfirm={deletion.confirm}
      />
    </>
  );
}
