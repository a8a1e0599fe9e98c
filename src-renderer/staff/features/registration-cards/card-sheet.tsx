import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatClock, formatDate, formatDay, formatHour } from '#renderer/platform/i18n/format.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import type { PrintedCards, RegistrationCard } from '#shared/contract/staff/registration-cards.ts';
import { countryName } from '../shared/countries/country-options.ts';
import { LINE, usePaper } from '../shared/paper/paper.ts';

const useStyles = makeStyles({
  // A card has a sheet for itself.
  card: { maxWidth: '760px', '@media print': { breakAfter: 'page' } },
  line: { margin: '2px 0' },
  heading: { margin: '16px 0 8px', fontSize: '1rem', fontWeight: 700 },
  facts: { display: 'grid', gridTemplateColumns: '180px minmax(0, 1fr)', margin: 0 },
  label: { margin: 0, padding: '8px 12px 8px 0', borderBottom: LINE },
  // What is not known is written by hand.
  fact: {
    minHeight: '36px',
    margin: 0,
    padding: '8px 0',
    borderBottom: LINE,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  signature: { margin: '56px 0 16px', paddingTop: '4px', borderTop: LINE },
});

export function CardSheet({ card, printed }: { card: RegistrationCard; printed: PrintedCards }) {
  const styles = useStyles();
  const paper = usePaper();
  const t = useText('staff/registration-cards');
  const facts = useFacts(card, printed.locator);
  const at = new Date(printed.printedAt);
  return (
    <article className={mergeClasses(paper.sheet, styles.card)} aria-label={card.fullName}>
      <h2 className={paper.hotel}>{printed.hotelName}</h2>
      <p className={styles.line}>{printed.hotelAddress.join(', ')}</p>
      <h3 className={styles.heading}>{t('heading')}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => [
          <dt key={label} className={styles.label}>
            {label}
          </dt>,
          <dd key={`${label} of`} className={styles.fact}>
            {fact}
          </dd>,
        ])}
      </dl>
      <p className={styles.signature}>{t('signature')}</p>
      <p className={styles.line}>
        {t('printedAt', {
          date: formatDay(at, printed.timezone, 'short'),
          time: formatClock(at, printed.timezone),
        })}
      </p>
    </article>
  );
}

function useFacts(card: RegistrationCard, locator: string): [label: string, fact: string][] {
  const t = useText('staff/registration-cards');
  const language = useLanguage();
  const moment = ({ date, hour }: RegistrationCard['arrival']) => ({
    date: formatDate(date, 'short'),
    hour: formatHour(hour),
  });
  const { document, socialName, dateOfBirth, nationality, minors } = card;
  return [
    [
      t('stay'),
      [
        t('room', { room: card.room, locator }),
        t('from', moment(card.arrival)),
        t('until', moment(card.departure)),
      ].join(', '),
    ],
    [t('name'), card.fullName],
    ...(socialName === null ? [] : ([[t('socialName'), socialName]] as [string, string][])),
    [t('birth'), dateOfBirth === null ? '' : formatDate(dateOfBirth, 'short')],
    [t('nationality'), nationality === null ? '' : (countryName(nationality, language) ?? '')],
    [t('document'), document === null ? '' : `${t(`documents.${document.type}`)} ${document.number}`],
    [t('contact'), [card.email, card.phone].filter(Boolean).join(', ')],
    [t('address'), card.address.join(', ')],
    ...(minors.length === 0 ? [] : ([[t('minors'), minors.join(', ')]] as [string, string][])),
  ];
}
