import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { EyeIcon, EyeOffIcon } from '#renderer/platform/ui/icons.tsx';
import { sanitizePassword } from '#shared/rules/password.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'contentAfter' | 'sanitize'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown; characters that copying adds are removed (SES-01, SES-07). */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText('general');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      sanitize={sanitizePassword}
      contentAfter={
        <Button
          appearance="transparent"
          type="button"
          size="small"
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
