import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, type Ref, useId } from 'react';
import { usePartyText } from '#renderer/guest/features/shared/booking-funnel/use-party-text.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    padding: '6px',
    borderRadius: '32px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: brand.surface,
    boxShadow: brand.shadowSoft,
    [from.medium]: {
      gridTemplateColumns: '1.15fr 1.15fr 1fr auto',
      borderRadius: '36px',
      padding: '7px 7px 7px 10px',
    },
  },
  part: {
    display: 'grid',
    minHeight: '52px',
    alignContent: 'center',
    padding: '4px 16px',
    border: 'none',
    borderRadius: '26px',
    font: 'inherit',
    lineHeight: 1.3,
    textAlign: 'start',
    color: brand.ink,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.ground } },
    '& b': { fontSize: '0.875rem', fontWeight: 600 },
  },
  /** On a phone the hotels stand right below. */
  where: { display: 'none', [from.medium]: { display: 'grid' } },
  when: { gridColumn: '1 / -1', [from.medium]: { gridColumn: 'auto' } },
  value: { color: brand.inkSoft, fontSize: '0.9375rem', overflowWrap: 'anywhere' },
  filled: { color: brand.ink },
  submit: {
    minHeight: '52px',
    borderRadius: '26px',
    paddingInline: '22px',
    [from.medium]: { minHeight: '56px' },
  },
  missing: { margin: '8px 16px 0', color: brand.inkSoft, fontSize: '0.9375rem' },
});

type PartProps = {
  label: string;
  value: string;
  isFilled: boolean;
  className?: string | undefined;
  touch?: 'dates' | 'where';
  onClick: () => void;
};

function Part({ label, value, isFilled, className, touch, onClick }: PartProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      className={mergeClasses(styles.part, className)}
      {...(touch && { 'data-first-touch': touch })}
      onClick={onClick}
    >
      <b>{label}</b>
      <span
        className={mergeClasses(styles.value, isFilled && styles.filled)}
        {...(touch && { 'data-touch-value': touch })}
      >
        {value}
      </span>
    </button>
  );
}

export type SearchLineProps = {
  hotel: string | null;
  dates: string | null;
  party: { rooms: number; adults: number; children: number; pets: number };
  missing: string | null;
  onWhere: () => void;
  onWhen: () => void;
  onWho: () => void;
  onSubmit: () => void;
  ref?: Ref<HTMLFormElement>;
};

/** Where, when and who in one line. Its button is never grey: with something missing it leads there (PD-271). */
export function SearchLine({
  hotel,
  dates,
  party,
  missing,
  onWhere,
  onWhen,
  onWho,
  onSubmit,
  ref,
}: SearchLineProps) {
  const styles = useStyles();
  const t = useText('first-page');
  const partyText = usePartyText();
  const missingId = useId();
  const who = `${partyText(party)} · ${t('booking-funnel:party.rooms', { count: party.rooms })}`;
  const line: ReactNode =
    missing === null ? null : (
      <p id={missingId} className={styles.missing} role="status">
        {missing}
      </p>
    );
  return (
    <>
      <form
        ref={ref}
        className={styles.bar}
        role="search"
        aria-label={t('search.label')}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Part
          className={styles.where}
          label={t('search.where')}
          value={hotel ?? t('search.whereNone')}
          isFilled={hotel !== null}
          touch="where"
          onClick={onWhere}
        />
        <Part
          className={styles.when}
          label={t('search.when')}
          value={dates ?? t('search.whenNone')}
          isFilled={dates !== null}
          touch="dates"
          onClick={onWhen}
        />
        <Part label={t('search.who')} value={who} isFilled onClick={onWho} />
        <Button
          type="submit"
          appearance="primary"
          size="large"
          className={styles.submit}
          aria-describedby={missing === null ? undefined : missingId}
        >
          {t('search.submit')}
        </Button>
      </form>
      {line}
    </>
  );
}
