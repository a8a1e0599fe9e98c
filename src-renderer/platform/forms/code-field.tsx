import { toSixDigits } from '#shared/rules/six-digit-code.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** For six digits from an e-mail or an authenticator app; its form has `codeSchema`. */
export function CodeField(props: Pick<TextFieldProps, 'label' | 'hint' | 'autoFocus'>) {
  return (
    <TextField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      sanitize={toSixDigits}
    />
  );
}
