import { Field, Input } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useFormField } from './form-field.ts';
import { caretAfter } from './masks.ts';
import { useCaret } from './use-caret.ts';

type MaskedFieldProps = {
  name: string;
  label: string;
  mask: (typed: string) => string;
  show?: (stored: string) => string;
  hint?: string;
  inputMode?: 'text' | 'numeric' | 'tel';
  type?: 'text' | 'password' | 'tel';
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  contentAfter?: ReactElement;
};

export function MaskedField({
  mask,
  show = stored => stored,
  inputMode = 'numeric',
  type = 'text',
  autoComplete,
  disabled,
  contentAfter,
  ...props
}: MaskedFieldProps) {
  const { field, frame } = useFormField(props);
  const caret = useCaret();

  const applyMask = (typed: string, at: number) => {
    const stored = mask(typed);
    const shown = show(stored);
    const before = show(mask(typed.slice(0, at)));
    const signs = typed.slice(0, at).replace(/[^\p{L}\p{N}]/gu, '').length;
    caret.put(shown.startsWith(before) ? before.length : caretAfter(shown, signs));
    field.onChange(stored);
  };

  return (
    <Field {...frame}>
      <Input
        name={field.name}
        ref={element => {
          caret.ref(element);
          field.ref(element);
        }}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        disabled={disabled ?? false}
        value={show(String(field.value ?? ''))}
        size="large"
        {...(contentAfter ? { contentAfter } : {})}
        onBlur={field.onBlur}
        onChange={event => {
          const { value: typed, selectionStart } = event.currentTarget;
          // The text of an input method is left unchanged until it is complete.
          if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) field.onChange(typed);
          else applyMask(typed, selectionStart ?? typed.length);
        }}
        onCompositionEnd={event => {
          const { value: typed, selectionStart } = event.currentTarget;
          applyMask(typed, selectionStart ?? typed.length);
        }}
      />
    </Field>
  );
}
