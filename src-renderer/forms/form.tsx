import { createContext, type ReactNode, use } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Resolver,
  type SubmitHandler,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { hasText, useText } from '#renderer/i18n/i18n.ts';
import type { Namespace } from '#renderer/i18n/texts.ts';

type FormSchema<Values extends FieldValues> = z.ZodMiniType<Values, FieldValues>;

/**
 * Validates with a schema that is fetched with the first keystroke, so that no form weighs on the first paint.
 * Messages of the schema are text keys, never text.
 */
function lazyResolver<Values extends FieldValues>(load: () => Promise<FormSchema<Values>>): Resolver<Values> {
  return async (values, context, options) => {
    const [schema, { standardSchemaResolver }] = await Promise.all([
      load(),
      import('@hookform/resolvers/standard-schema'),
    ]);
    const resolver = standardSchemaResolver(schema) as unknown as Resolver<Values>;
    return resolver(values, context, options);
  };
}

type FormOptions<Values extends FieldValues> = {
  /** `() => import('./login-schema.ts').then(module => module.loginSchema)` */
  schema: () => Promise<FormSchema<Values>>;
  defaultValues: DefaultValues<Values>;
  /** When a field is first judged; afterwards always while typing (SES-05). */
  mode?: UseFormProps<Values>['mode'];
};

/** A form whose schema is fetched when it is first needed. */
export function useGuestForm<Values extends FieldValues>(
  options: FormOptions<Values>,
): UseFormReturn<Values> {
  return useForm<Values>({
    resolver: lazyResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: options.mode ?? 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
}

const FormTexts = createContext<Namespace>('general');

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  onSubmit: SubmitHandler<Values>;
  /** Where the keys of error texts are looked up first; then under `general:validation`. */
  texts?: Namespace;
  className?: string;
  /** Names the form for screen readers, where no heading does. */
  label?: string;
  children: ReactNode;
};

/** The form element, and what its fields need to find their values and error texts. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  texts = 'general',
  className,
  label,
  children,
}: FormProps<Values>) {
  const { isSubmitting } = form.formState;
  return (
    <FormTexts value={texts}>
      <FormProvider {...form}>
        <form
          className={className}
          aria-label={label}
          noValidate
          onSubmit={event => {
            // Enter in a field, or a second press: what is under way is not sent twice.
            if (isSubmitting) event.preventDefault();
            else void form.handleSubmit(onSubmit)(event);
          }}
        >
          {children}
        </form>
      </FormProvider>
    </FormTexts>
  );
}

/** The text of a schema's message: its own namespace, then the general validation texts, then "please check". */
export function useFieldError(): (message: string | undefined) => string | undefined {
  const namespace = use(FormTexts);
  const t = useText('general');
  return message => {
    if (message === undefined) return undefined;
    for (const key of [message, `${namespace}:${message}`, `general:validation.${message}`]) {
      if (key.includes(':') && hasText(key)) return t(key);
    }
    return t('validation.invalid');
  };
}
