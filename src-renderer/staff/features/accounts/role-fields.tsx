import { Field, makeStyles } from '@fluentui/react-components';
import { useFormState } from 'react-hook-form';
import { CheckboxField } from '#renderer/platform/forms/checkbox-field.tsx';
import { useFieldError } from '#renderer/platform/forms/form.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { staffRoles } from '#shared/contract/staff/staff-call.ts';

const useStyles = makeStyles({
  roles: { display: 'grid', margin: 0, padding: 0, border: 0, minWidth: 0 },
  legend: { padding: 0, fontWeight: 600 },
});

/** One box for each role at one hotel. */
export function RoleFields({ hotel }: { hotel: string }) {
  const styles = useStyles();
  const t = useText('staff/accounts');
  const role = useText('staff/frame');
  const errorText = useFieldError();
  const { errors } = useFormState<{ roles: Record<string, boolean> }>({ name: 'roles' });
  const message = errors.roles?.root?.message ?? (errors.roles as { message?: string } | undefined)?.message;
  return (
    <Field validationMessage={errorText(message) ?? null}>
      <fieldset className={styles.roles}>
        <legend className={styles.legend}>{t('rolesAt', { hotel })}</legend>
        {staffRoles.map(one => (
          <CheckboxField
            key={one}
            name={`roles.${one}`}
            label={role(`roles.${one}`)}
            hint={t(`rights.${one}`)}
          />
        ))}
      </fieldset>
    </Field>
  );
}
