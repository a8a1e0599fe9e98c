import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { OptionSearchField } from '#renderer/platform/forms/option-search-field.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { maskTypedDate } from '#renderer/platform/forms/typed-date.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from, tokens } from '#renderer/platform/ui/theme.ts';
import {
  type DocumentField,
  documentFields,
  documentKinds,
  type EnteredIdentity,
} from '#shared/contract/staff/documents.ts';
import { countryName, countryOptions } from '../shared/countries/country-options.ts';
import { figures } from '../shared/look/staff-theme.ts';
import { FieldRow, useRowStyles } from './field-row.tsx';
import { type FieldStates, isDayMonthSwap } from './field-state.ts';
import { type DocumentGuest, useWholeNumber } from './queries.ts';
import type { TypedDocument } from './typed-document.ts';

const useStyles = makeStyles({
  head: {
    display: 'none',
    color: brand.inkSoft,
    fontWeight: 600,
    [from.medium]: { display: 'grid', minHeight: '44px' },
  },
  number: { ...figures, display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  failed: { color: tokens.colorStatusDangerForeground1, fontSize: '0.8125rem' },
});

type DocumentFieldsProps = {
  guest: DocumentGuest;
  entered: EnteredIdentity;
  typed: TypedDocument;
  states: FieldStates;
  corrected: readonly DocumentField[];
  onCorrect: (field: DocumentField, isCorrected: boolean) => void;
};

/** One row for each field, in the order of the keyboard. */
export function DocumentFields({ guest, entered, typed, states, corrected, onCorrect }: DocumentFieldsProps) {
  const row = useRowStyles();
  const styles = useStyles();
  const t = useText('staff/document');
  const language = useLanguage();
  const enteredOf: Record<DocumentField, ReactNode> = {
    kind: entered.kind && t(`kinds.${entered.kind}`),
    number: entered.number && <ShortNumber guest={guest} number={entered.number} />,
    firstName: entered.firstName,
    lastName: entered.lastName,
    birthDate: formatDate(entered.birthDate, 'numeric'),
    nationality: entered.nationality && countryName(entered.nationality, language),
  };
  const documentOf: Record<DocumentField, string> = {
    kind: typed.kind ? t(`kinds.${typed.kind}`) : '',
    number: typed.number ?? '',
    firstName: typed.firstName ?? '',
    lastName: typed.lastName ?? '',
    birthDate: typed.birthDate ? formatDate(typed.birthDate, 'numeric') : '',
    nationality: typed.nationality ? (countryName(typed.nationality, language) ?? '') : '',
  };
  const isSwapped = typed.birthDate !== undefined && isDayMonthSwap(entered.birthDate, typed.birthDate);
  return (
    <>
      <div className={mergeClasses(row.row, styles.head)} aria-hidden="true">
        <span />
        <span>{t('enteredHead')}</span>
        <span>{t('documentHead')}</span>
        <span />
      </div>
      {documentFields.map(field => (
        <FieldRow
          key={field}
          label={t(`fields.${field}`)}
          entered={enteredOf[field]}
          state={states[field]}
          prevails={t('prevails', { value: documentOf[field] })}
          cause={field === 'birthDate' && isSwapped ? t('swapped') : null}
          isCorrected={corrected.includes(field)}
          onCorrect={isCorrected => onCorrect(field, isCorrected)}
        >
          <TypedField field={field} />
        </FieldRow>
      ))}
    </>
  );
}

function TypedField({ field }: { field: DocumentField }) {
  const { field: className } = useRowStyles();
  const t = useText('staff/document');
  const language = useLanguage();
  const shared = { name: field, label: t(`fields.${field}`), className };
  switch (field) {
    case 'kind':
      return (
        <SelectField
          {...shared}
          options={[
            { value: '', label: t('chooseKind') },
            ...documentKinds.map(value => ({ value, label: t(`kinds.${value}`) })),
          ]}
        />
      );
    case 'birthDate':
      return <MaskedField {...shared} mask={maskTypedDate} autoComplete="off" />;
    case 'nationality':
      return (
        <OptionSearchField
          {...shared}
          options={countryOptions(language)}
          texts={{ show: t('showCountries'), none: t('noCountry') }}
        />
      );
    default:
      return <TextField {...shared} autoComplete="off" />;
  }
}

/** Its last signs, so that the paper has to be read; the whole one is an act of its own. */
function ShortNumber({ guest, number }: { guest: DocumentGuest; number: string }) {
  const styles = useStyles();
  const t = useText('staff/document');
  const errorText = useErrorText();
  const whole = useWholeNumber(guest);
  return (
    <span className={styles.number}>
      {whole.data ?? number}
      {!whole.data && (
        <Button
          appearance="subtle"
          size="small"
          disabledFocusable={whole.isPending}
          onClick={() => whole.mutate()}
        >
          {t('showNumber')}
        </Button>
      )}
      {whole.isError && (
        <span className={styles.failed} role="alert">
          {errorText(whole.error)}
        </span>
      )}
    </span>
  );
}
