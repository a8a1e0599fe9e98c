import { Button, makeStyles } from '@fluentui/react-components';
import { CardFields } from '#renderer/platform/card-frame/card-fields.tsx';
import { Form } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import type { KeyOf } from '#renderer/platform/i18n/texts.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { AppError } from '#shared/errors.ts';
import { normalizeHolderName } from '#shared/rules/card-network.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { useIsUnlocked } from '../shared/session/session-state.ts';
import type { StepProps } from './check-in-steps.tsx';
import type { PendingCard } from './give-card.ts';
import { useGuaranteeCard } from './use-guarantee-card.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '32rem' },
  text: { margin: 0, color: brand.inkSoft },
  send: { justifySelf: 'start' },
});

type GuaranteeCardFormProps = StepProps & { cardPage: string; isShown: boolean };

/** The number is typed in a frame of the card page (PAY-38), which is empty after a lock: the next person reads no card. */
export function GuaranteeCardForm({ cardPage, isShown, ...step }: GuaranteeCardFormProps) {
  const styles = useStyles();
  const t = useText('staff/check-in');
  const isUnlocked = useIsUnlocked();
  const { form, frame, error, pending, give } = useGuaranteeCard(step);
  return (
    <Form
      form={form}
      texts="card-form"
      label={t('guarantee.means.card')}
      className={styles.form}
      onSubmit={give}
    >
      <p className={styles.text}>{t('guarantee.secure')}</p>
      {isShown && isUnlocked && <CardFields card={frame} origin={cardPage} hasScreenKeys={false} />}
      <MaskedField
        name="holder"
        label={t('card-form:fullName')}
        hint={t('card-form:fullNameHint')}
        mask={normalizeHolderName}
        inputMode="text"
        autoComplete="off"
        required
      />
      {error !== null && <Failure error={error} pending={pending} onReload={step.onReload} />}
      <SubmitButton className={styles.send}>
        {pending === null ? t('guarantee.give') : t('guarantee.ask', { digits: pending.lastFour })}{' '}
        <KeyCap keys="Ctrl+Enter" isPlain />
      </SubmitButton>
    </Form>
  );
}

/** Codes whose general text is about a guest's own payment. */
const OWN_TEXTS: Readonly<Record<string, KeyOf<'staff/check-in'>>> = {
  CARD_DECLINED: 'guarantee.declined',
  CARD_TOKEN_INVALID: 'guarantee.rejected',
  TOKENIZER_FAILED: 'guarantee.rejected',
  OUTCOME_CHANGED: 'guarantee.takenBefore',
  CHECKIN_NOT_AVAILABLE: 'changed',
};

type FailureProps = { error: Error; pending: PendingCard; onReload: () => Promise<void> };

function Failure({ error, pending, onReload }: FailureProps) {
  const t = useText('staff/check-in');
  const errorText = useErrorText();
  const own = error instanceof AppError ? OWN_TEXTS[error.code] : undefined;
  return (
    <Notice intent="error" isOutcome>
      {pending !== null && t('guarantee.unknown', { digits: pending.lastFour })}
      {pending === null && (own === undefined ? errorText(error) : t(own))}{' '}
      {own === 'changed' && <Button onClick={() => void onReload()}>{t('reload')}</Button>}
    </Notice>
  );
}
