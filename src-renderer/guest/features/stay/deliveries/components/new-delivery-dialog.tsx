import { makeStyles } from '@fluentui/react-components';
import { Form } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { RadioField } from '#renderer/platform/forms/radio-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import { DELIVERY_LENGTHS } from '#shared/contract/guest/deliveries.ts';
import { useDeliveryTypes } from '../queries.ts';
import { useNewDelivery } from '../use-new-delivery.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '18px' },
  actions: {
    display: 'grid',
    gap: '12px',
    marginTop: '4px',
    [from.small]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
});

function Fields() {
  const t = useText('deliveries');
  const types = useDeliveryTypes();
  if (types.data === undefined) {
    if (types.isError)
      return (
        <LoadError
          error={types.error}
          title={t('deliveryForm.typesFailed')}
          onRetry={() => void types.refetch()}
        />
      );
    return (
      <div role="status" aria-busy="true" aria-label={t('deliveryForm.loading')}>
        <Skeleton height="300px" />
      </div>
    );
  }
  return (
    <>
      <RadioField
        name="type"
        label={t('deliveryForm.type')}
        options={types.data.map(({ id, type }) => ({ value: id, label: type }))}
        required
      />
      <TextField
        name="description"
        label={t('deliveryForm.description')}
        hint={t('deliveryForm.descriptionHint')}
        maxLength={DELIVERY_LENGTHS.description}
        autoComplete="off"
        required
      />
      <TextField
        name="deliveryCode"
        label={t('deliveryForm.code')}
        hint={t('deliveryForm.codeHint')}
        maxLength={DELIVERY_LENGTHS.deliveryCode}
        autoComplete="off"
      />
    </>
  );
}

function DeliveryForm({ onClose }: { onClose: () => void }) {
  const t = useText('deliveries');
  const styles = useStyles();
  const errorText = useErrorText();
  const { form, submit, error } = useNewDelivery(onClose);
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts="deliveries"
      className={styles.form}
      label={t('deliveryForm.title')}
    >
      {error && <Notice intent="error">{errorText(error)}</Notice>}
      <Fields />
      <div className={styles.actions}>
        <SubmitButton>{t('deliveryForm.submit')}</SubmitButton>
        <CancelButton onClick={onClose}>{t('general:cancel')}</CancelButton>
      </div>
    </Form>
  );
}

export function NewDeliveryDialog({ onClose }: { onClose: () => void }) {
  const t = useText('deliveries');
  return (
    <Modal open kind="alert" title={t('deliveryForm.title')} onClose={onClose}>
      <DeliveryForm onClose={onClose} />
    </Modal>
  );
}
