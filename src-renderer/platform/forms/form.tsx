import { makeStyles } from '@fluentui/react-components';
import { createContext, type ReactNode, type SubmitEvent, use, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type Resolver,
  type SubmitHandler,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { fetchAhead } from '#renderer/platform/host/fetch-ahead.ts';
import { hasText, useText } from '#renderer/platform/i18n/i18n.ts';
import type { Namespace } from '#renderer/platform/i18n/texts.ts';
import { markUnsaved } from '#renderer/platform/state/unsaved.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { followPresses } from './after-press.ts';
import { FormBusy } from './form-buttons.tsx';
import { useFirstFocus } from './use-first-focus.ts';

type FormSchema<Values extends FieldValues> = z.ZodMiniType<Values, FieldValues>;

/** Replaces a form's errors while its validation rules cannot be loaded. */
const UNREACHABLE = 'unreachable';

const loadResolver = () => import('@hookform/resolvers/standard-schema');

/** Loaded after the first paint, so that it does not delay it. Messages of the schema are text keys, never text. */
function lazyResolver<Values extends FieldValues>(load: () => Promise<FormSchema<Values>>): Resolver<Values> {
  const resolver: Resolver = async (values, context, options) => {
    // Waits for both: a next try would join the one that has not failed yet, and fail with it.
    const [schema, library] = await Promise.allSettled([load(), loadResolver()]);
    if (schema.status === 'rejected' || library.status === 'rejected') {
      return { values: {}, errors: { root: { type: UNREACHABLE } } };
    }
    return library.value.standardSchemaResolver(schema.value)(values, context, options);
  };
  return resolver as unknown as Resolver<Values>;
}

type FormOptions<Values extends FieldValues> = {
  /** `() => import('./login-schema.ts').then(module => module.loginSchema)` */
  schema: () => Promise<FormSchema<Values>>;
  defaultValues: DefaultValues<Values>;
  /** When a field is first validated; afterwards always while typing (SES-05). */
  mode?: UseFormProps<Values>['mode'];
};

export function useAppForm<Values extends FieldValues>(options: FormOptions<Values>): UseFormReturn<Values> {
  const loadSchema = useRef(options.schema);
  useEffect(() => fetchAhead(loadSchema.current, loadResolver), []);
  const form = useForm<Values>({
    resolver: lazyResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: options.mode ?? 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  const { isDirty } = form.formState;
  useEffect(() => (isDirty ? markUnsaved() : undefined), [isDirty]);
  return form;
}

const useStyles = makeStyles({ wide: { gridColumn: '1 / -1' } });

const FormTexts = createContext<Namespace>('general');

type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  onSubmit: SubmitHandler<Values>;
  /** Namespace in which the keys of error texts are searched first; then under `general:validation`. */
  texts?: Namespace;
  className?: string;
  label?: string;
  /** The field that is typed into first. */
  firstFocus?: FieldPath<Values>;
  children: ReactNode;
};

export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  texts = 'general',
  className,
  label,
  firstFocus,
  children,
}: FormProps<Values>) {
  useFirstFocus(form.setFocus, firstFocus);
  const t = useText('general');
  const styles = useStyles();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(followPresses, []);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field, or a second press: a running request is not sent twice.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setUnreachable(false);
    try {
      await form.handleSubmit(onSubmit, ({ root }) => setUnreachable(root?.type === UNREACHABLE))(event);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return (
    <FormTexts value={texts}>
      <FormBusy value={isBusy}>
        <FormProvider {...form}>
          <form className={className} aria-label={label} noValidate onSubmit={event => void send(event)}>
            {children}
            {isUnreachable && (
              <Notice intent="error" className={styles.wide}>
                {t('loadError.network')}
              </Notice>
            )}
          </form>
        </FormProvider>
      </FormBusy>
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
