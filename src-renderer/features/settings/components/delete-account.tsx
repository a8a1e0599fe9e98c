import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { paths } from '#renderer/app/paths.ts';
import { CheckboxField } from '#renderer/forms/checkbox-field.tsx';
import { Form, useGuestForm } from '#renderer/forms/form.tsx';
import { RadioField } from '#renderer/forms/radio-field.tsx';
import { TextAreaField } from '#renderer/forms/text-area-field.tsx';
import { useText } from '#renderer/i18n/i18n.ts';
import { BusyButton } from '#renderer/ui/busy-button.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextLink } from '#renderer/ui/text-link.tsx';
import { brand } from '#renderer/ui/theme.ts';
import { toast } from '#renderer/ui/toast.ts';
import { AppError } from '#shared/errors.ts';
import { deleteAccount } from '../deletion.ts';
import type { DeletionValues } from '../deletion-schema.ts';
import { DeleteConfirm } from './delete-confirm.tsx';

/** The contract's own limit; a screen spares itself the schemas until they are needed. */
const MAX_DETAILS = 500;

const useStyles = makeStyles({
  form: { display: 'grid', gap: '28px' },
  terms: {
    display: 'grid',
    gap: '12px',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: brand.terracottaWash,
  },
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
  go: { justifySelf: 'start' },
});

type DeleteAccountProps = {
  email: string;
  /** A device of the hotel: somebody else may be at a screen that was left, so the password is always required. */
  isShared: boolean;
  /** A guest who does not know the password wants to choose a new one. */
  onForgotten: () => void;
  /** The account is gone. */
  onDeleted: () => Promise<void>;
};

/** A guest leaves for good: reason, terms, confirmation (SET-04 to SET-06). */
export function DeleteAccount({ email, isShared, onForgotten, onDeleted }: DeleteAccountProps) {
  const styles = useStyles();
  const t = useText('settings');
  const [asked, setAsked] = useState<DeletionValues | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [hasBookings, setHasBookings] = useState(false);
  const [isSignInOld, setSignInOld] = useState(false);
  const form = useGuestForm<DeletionValues>({
    schema: () => import('../deletion-schema.ts').then(module => module.deletionSchema),
    defaultValues: { reason: '', details: '', accepted: false },
  });
  const [reason, accepted] = form.watch(['reason', 'accepted']);

  async function remove(values: DeletionValues) {
    setAsked(null);
    setDeleting(true);
    try {
      await deleteAccount(values);
    } catch (error) {
      setDeleting(false);
      if (error instanceof AppError && error.code === 'RECENT_SIGN_IN_REQUIRED') {
        setSignInOld(true);
        setAsked(values);
        return;
      }
      const isActive = error instanceof AppError && error.code === 'USER_HAS_ACTIVE_BOOKINGS';
      toast.notify(
        isActive ? { intent: 'error', error } : { intent: 'error', textKey: 'settings:delete.failed' },
      );
      setHasBookings(isActive);
      return;
    }
    await onDeleted();
  }

  return (
    <>
      <Form
        form={form}
        className={styles.form}
        onSubmit={values => {
          setHasBookings(false);
          setAsked(values);
        }}
      >
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
        <section className={styles.terms} aria-labelledby="terms">
          <Heading level={2} size="small" id="terms">
            {t('delete.termsTitle')}
          </Heading>
          <ul className={styles.list}>
            <li>{t('delete.terms.data')}</li>
            <li>{t('delete.terms.credits')}</li>
          </ul>
          <CheckboxField name="accepted" label={t('delete.accept')} required />
        </section>
        {hasBookings && (
          <Notice intent="info">
            {t('delete.activeBookings')}{' '}
            <TextLink to={paths.activeBookings}>{t('delete.seeBookings')}</TextLink>
          </Notice>
        )}
        <BusyButton
          className={styles.go}
          type="submit"
          appearance="secondary"
          busy={isDeleting}
          disabled={!accepted}
        >
          {t('delete.go')}
        </BusyButton>
      </Form>
      <DeleteConfirm
        open={asked !== null}
        passwordOf={isShared || isSignInOld ? email : null}
        passwordHint={t(isShared ? 'delete.confirm.passwordHint' : 'delete.confirm.signInOld')}
        onForgotten={isShared ? null : onForgotten}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void remove(asked);
        }}
      />
    </>
  );
}
