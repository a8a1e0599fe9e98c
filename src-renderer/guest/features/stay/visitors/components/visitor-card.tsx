import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { host } from '#renderer/platform/host/host.ts';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Visitor } from '#shared/contract/guest/visitors.ts';
import { formatTime, formatVisitDay, unbroken } from '../visit-texts.ts';
import type { OpenDialog } from './visitor-dialogs.tsx';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'center',
    padding: '16px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '24px', padding: '20px 24px' },
  },
  past: { backgroundColor: 'transparent' },
  day: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    width: '72px',
    height: '92px',
    paddingBottom: '12px',
    borderRadius: brand.arch,
    backgroundColor: brand.terracottaWash,
    color: brand.ink,
    lineHeight: 1.1,
  },
  pastDay: { backgroundColor: brand.groundDeep, color: brand.inkSoft },
  number: { fontFamily: brand.fontDisplay, fontSize: '1.75rem' },
  month: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'uppercase', letterSpacing: '0.06em' },
  facts: { display: 'grid', gap: '4px', justifyItems: 'start' },
  name: {
    margin: 0,
    fontFamily: brand.fontDisplay,
    fontSize: '1.25rem',
    fontWeight: 500,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
  when: { margin: 0, fontWeight: 600 },
  soft: { margin: 0, color: brand.inkSoft, lineHeight: 1.45 },
  actions: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    [from.medium]: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'stretch' },
  },
  row: { display: 'flex', gap: '8px', '& > *': { flexGrow: 1 } },
});

/** The month alone, as on a calendar sheet: `dez` and `Dec`. */
const monthOf = (date: string) =>
  formatDate(date, 'short')
    .replace(/\d+|\bde\b|[.\s]/gu, '')
    .trim();

function Facts({ visitor }: { visitor: Visitor }) {
  const t = useText('visitors');
  const styles = useStyles();
  const { fullName, nickname, documentType, document, visitDate, startTime, endTime, room, buildingName } =
    visitor;
  return (
    <div className={styles.facts}>
      <h3 className={styles.name}>
        <Masked what={t('masked.name')}>{fullName}</Masked>
      </h3>
      <p className={styles.when}>
        {`${formatVisitDay(visitDate)}, ${unbroken(t('from', { start: formatTime(startTime), end: formatTime(endTime) }))}`}
      </p>
      <p className={styles.soft}>
        <Masked what={t('masked.document')}>
          {[
            nickname,
            t(`types.${visitor.visitorType}`),
            t('document', { type: t(`documentTypes.${documentType}`), document }),
          ].join(' · ')}
        </Masked>
      </p>
      <p className={styles.soft}>
        {room === null ? (
          t('roomMasked', { hotel: buildingName })
        ) : (
          <Masked what={t('masked.room')}>{t('room', { room })}</Masked>
        )}
      </p>
    </div>
  );
}

type VisitorCardProps = { visitor: Visitor; isPast: boolean; onOpen: (dialog: OpenDialog) => void };

export function VisitorCard({ visitor, isPast, onOpen }: VisitorCardProps) {
  const t = useText('visitors');
  const styles = useStyles();
  const { visitDate, nickname } = visitor;
  // On a public screen the buttons of the cards are distinguished by their day.
  const name = host().profile.capabilities.masks ? formatVisitDay(visitDate) : nickname;
  return (
    <li className={mergeClasses(styles.card, isPast && styles.past)}>
      <div className={mergeClasses(styles.day, isPast && styles.pastDay)} aria-hidden="true">
        <span className={styles.number}>{Number(visitDate.slice(-2))}</span>
        <span className={styles.month}>{monthOf(visitDate)}</span>
      </div>
      <Facts visitor={visitor} />
      <div className={styles.actions}>
        {!isPast && (
          <Button
            size="large"
            aria-label={t('showOf', { name })}
            onClick={() => onOpen({ step: 'pass', visitor, isNew: false })}
          >
            {t('show')}
          </Button>
        )}
        <div className={styles.row}>
          <Button
            appearance="subtle"
            size="large"
            aria-label={t('hideOf', { name })}
            onClick={() => onOpen({ step: 'hide', visitor })}
          >
            {t('hide.action')}
          </Button>
          {!isPast && (
            <Button
              appearance="subtle"
              size="large"
              aria-label={t('deleteOf', { name })}
              onClick={() => onOpen({ step: 'delete', visitor })}
            >
              {t('delete.action')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
