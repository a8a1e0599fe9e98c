import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { ChevronDownIcon } from '#renderer/platform/ui/icons.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, canHover, from, reducedMotion } from '#renderer/platform/ui/theme.ts';
import { isChanged, isSelected, maySave, type RoomPart } from '../room-choice.ts';
import type { PartSave } from '../use-part-save.ts';
import type { RoomForm } from '../use-room-form.ts';

const useStyles = makeStyles({
  section: {
    minWidth: 0,
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
  },
  heading: { margin: 0, font: 'inherit' },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '16px',
    width: '100%',
    minHeight: '80px',
    padding: '14px 18px',
    border: 'none',
    borderRadius: '20px',
    backgroundColor: 'transparent',
    color: brand.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    [canHover]: { ':hover': { backgroundColor: brand.groundDeep } },
    [from.medium]: { padding: '16px 24px' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: brand.arch,
    backgroundColor: brand.terracottaWash,
    '& svg': { width: '1.5rem', height: '1.5rem' },
  },
  text: { display: 'grid', gap: '2px', minWidth: 0 },
  title: { fontFamily: brand.fontDisplay, fontSize: '1.25rem', lineHeight: 1.2 },
  summary: { color: brand.inkSoft, lineHeight: 1.35 },
  unsaved: { color: brand.brassInk, fontWeight: 600 },
  chevron: {
    display: 'flex',
    transitionProperty: 'rotate',
    transitionDuration: '200ms',
    [reducedMotion]: { transitionProperty: 'none' },
  },
  open: { rotate: '180deg' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    padding: '8px 18px 20px',
    [from.medium]: { padding: '8px 24px 24px' },
  },
  closed: { display: 'none' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', '& > *': { flexGrow: 1 } },
});

type PartSectionProps<Part extends RoomPart> = {
  part: Part;
  form: RoomForm;
  saving: PartSave<Part>;
  icon: ReactNode;
  summary: string;
  startsOpen?: boolean;
  children: ReactNode;
};

export function PartSection<Part extends RoomPart>(props: PartSectionProps<Part>) {
  const { part, form, saving, icon, summary, startsOpen = false, children } = props;
  const styles = useStyles();
  const t = useText('room-preferences');
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const isUnsaved = isChanged(form.room, form.draft, part);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.icon}>{icon}</span>
          <span className={styles.text}>
            <span className={styles.title} id={`${id}-title`}>
              {t(`parts.${part}.title`)}
            </span>
            <span className={styles.summary}>
              {isSelected(form.room, part) || isUnsaved ? summary : t('standard', { choice: summary })}
              {isUnsaved && <span className={styles.unsaved}>{`\u00a0· ${t('unsaved')}`}</span>}
            </span>
          </span>
          <span className={mergeClasses(styles.chevron, open && styles.open)}>
            <ChevronDownIcon />
          </span>
        </button>
      </h2>
      <div className={mergeClasses(styles.body, !open && styles.closed)} id={`${id}-body`}>
        {children}
        <Outcome saving={saving} isUnsaved={isUnsaved} />
        <div className={styles.actions}>
          <Button size="large" disabledFocusable={saving.busy !== null} onClick={saving.reset}>
            {t(`parts.${part}.reset`)}
          </Button>
          <BusyButton
            busy={saving.busy !== null}
            disabled={!maySave(form.room, form.draft, part)}
            onClick={saving.save}
          >
            {t(`parts.${part}.save`)}
          </BusyButton>
        </div>
      </div>
    </section>
  );
}

function Outcome({ saving, isUnsaved }: { saving: PartSave<RoomPart>; isUnsaved: boolean }) {
  const t = useText('room-preferences');
  const shared = useText('preferences');
  const errorText = useErrorText();
  if (saving.failure)
    return (
      <Notice intent="error">{`${shared('guestPreferences.saveError')} ${errorText(saving.failure)}`}</Notice>
    );
  return saving.isSaved && !isUnsaved ? <Notice intent="success">{t('saved')}</Notice> : null;
}
