import { Field, Input } from '@fluentui/react-components';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { useFieldError } from './form.tsx';
import { caretAfter } from './masks.ts';

type MaskedFieldProps = {
  name: string;
  label: string;
  /** From what is typed to what is shown and kept; see masks.ts. */
  mask: (typed: string) => string;
  hint?: string;
  inputMode?: 'text' | 'numeric' | 'tel';
  type?: 'text' | 'password' | 'tel';
  autoComplete?: string;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  contentBefore?: ReactElement;
  contentAfter?: ReactElement;
};

/** A line of text that is put into its pattern while it is typed; the caret stays where the guest put it. */
export function MaskedField({
  name,
  label,
  mask,
  hint,
  inputMode = 'numeric',
  type = 'text',
  autoComplete,
  placeholder,
  required,
  disabled,
  className,
  contentBefore,
  contentAfter,
}: MaskedFieldProps) {
  const errorText = useFieldError();
  const { field, fieldState } = useController({ name });
  const error = errorText(fieldState.error?.message);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const value = String(field.value ?? '');

  const keep = (typed: string, at: number) => {
    const masked = mask(typed);
    const before = mask(typed.slice(0, at));
    const signs = typed.slice(0, at).replace(/[^\p{L}\p{N}]/gu, '').length;
    caret.current = masked.startsWith(before) ? before.length : caretAfter(masked, signs);
    field.onChange(masked);
  };

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return (
    <Field
      className={className ?? ''}
      label={label}
      required={required ?? false}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined ? {} : { validationMessage: error })}
    >
      <Input
        name={field.name}
        ref={element => {
          input.current = element;
          field.ref(element);
        }}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        disabled={disabled ?? false}
        value={value}
        size="large"
        {...(contentBefore ? { contentBefore } : {})}
        {...(contentAfter ? { contentAfter } : {})}
        onBlur={field.onBlur}
        onChange={event => {
          const { value: typed, selectionStart } = event.currentTarget;
          // What an input method is still putting together is left alone until it is whole.
          if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) field.onChange(typed);
          else keep(typed, selectionStart ?? typed.length);
        }}
        onCompositionEnd={event => {
          const { value: typed, selectionStart } = event.currentTarget;
          keep(typed, selectionStart ?? typed.length);
        }}
      />
    </Field>
  );
}
