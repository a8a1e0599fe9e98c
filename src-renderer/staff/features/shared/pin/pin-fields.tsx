import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { toSixDigits } from '#shared/rules/six-digit-code.ts';

/** Of a form with the texts of the set-up: the PIN, and the same again. */
export function PinFields({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useText('staff/set-up');
  const shared = {
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    sanitize: toSixDigits,
  } as const;
  return (
    <>
      <TextField {...shared} name="pin" label={t('pin.label')} hint={t('pin.hint')} autoFocus={autoFocus} />
      <TextField {...shared} name="repeated" label={t('pin.again')} />
    </>
  );
}
