import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatDate } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon, EyeIcon, EyeOffIcon, PersonIcon } from '#renderer/platform/ui/icons.tsx';
import { DocumentIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import type { DeskBooking, DeskPerson } from '#shared/contract/staff/desk-booking.ts';
import { Card } from '../shared/look/card.tsx';
import { State } from '../shared/look/state-arch.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { isStayOpen } from '../shared/stay/is-stay-open.ts';
import { useCardRows } from './card-rows.ts';
import { shortenedEmail, shortenedPhone } from './shortened.ts';
import { kindOfLacks, lacksOf, mayPersonCheckIn, type PersonLack } from './to-person-state.ts';

const useStyles = makeStyles({
  state: { flex: '0 1 240px', minWidth: 0 },
  reveal: { justifySelf: 'start' },
  link: { minHeight: '32px', fontSize: '0.8125rem' },
});

type PeopleCardProps = { booking: DeskBooking; onMinor: (person: DeskPerson) => void };

/** Everybody of the booking, with what each still lacks and the registration that the law asks for. */
export function PeopleCard({ booking, onMinor }: PeopleCardProps) {
  const styles = useStyles();
  const rows = useCardRows();
  const t = useText('staff/booking');
  const { holder, people } = booking;
  const [isOpen, setOpen] = useState(false);
  const isAmongPeople = people.some(({ isHolder }) => isHolder);
  return (
    <Card title={t('people.title')}>
      <ul className={rows.list}>
        {holder !== null && !isAmongPeople && (
          <li className={rows.row}>
            <span className={rows.main}>
              <span className={rows.fact}>{holder.name}</span>
              <span className={rows.more}>
                {[t('people.booked'), ...contacts(holder, isOpen)].join(' · ')}
              </span>
            </span>
          </li>
        )}
        {people.map(person => (
          <Person
            key={person.roomGuestId}
            booking={booking}
            person={person}
            isOpen={isOpen}
            onMinor={onMinor}
          />
        ))}
      </ul>
      {people.length === 0 && <p className={rows.none}>{t('people.none')}</p>}
      <Button
        className={styles.reveal}
        appearance="subtle"
        icon={isOpen ? <EyeOffIcon /> : <EyeIcon />}
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'people.hide' : 'people.show')}
      </Button>
    </Card>
  );
}

/** Those that a document seen at the desk ends. */
const DOCUMENT_LACKS: readonly PersonLack[] = [
  'identity',
  'identityRejected',
  'identityInReview',
  'rejectedInside',
];

type PersonProps = PeopleCardProps & { person: DeskPerson; isOpen: boolean };

function Person({ booking, person, isOpen, onMinor }: PersonProps) {
  const styles = useStyles();
  const rows = useCardRows();
  const t = useText('staff/booking');
  const { bookingId, holder, rooms } = booking;
  const room = rooms.find(({ accommodationId }) => accommodationId === person.accommodationId);
  const lacks = lacksOf(person);
  const [first, ...others] = lacks;
  const facts = [
    room?.number,
    person.isHolder ? t('people.booked') : null,
    person.isMinor ? t('people.minor') : null,
    person.minorRegisteredAt === null ? null : t('people.minorRegistered'),
    person.dateOfBirth === null || !isOpen ? null : formatDate(person.dateOfBirth, 'numeric'),
    ...contacts(
      {
        email: person.email ?? (person.isHolder ? (holder?.email ?? null) : null),
        phone: person.phone ?? (person.isHolder ? (holder?.phone ?? null) : null),
      },
      isOpen,
    ),
    person.isSpecialCareRequired ? t('people.specialCare') : null,
  ];
  const note =
    others.length > 0
      ? others.map(lack => t(`lack.${lack}`)).join(' · ')
      : person.registration === null
        ? null
        : t(`registration.${person.registration.state}`);
  return (
    <li className={rows.row}>
      <span className={rows.main}>
        <span className={rows.fact}>{person.socialName ?? person.name}</span>
        <span className={rows.more}>{facts.filter(Boolean).join(' · ')}</span>
        {person.registration?.reason && <span className={rows.more}>{person.registration.reason}</span>}
      </span>
      <span className={styles.state}>
        <State
          isNoteWhole
          kind={kindOfLacks(lacks)}
          icon={
            first === undefined ? (
              <CheckIcon />
            ) : first.startsWith('identity') ? (
              <DocumentIcon />
            ) : (
              <PersonIcon />
            )
          }
          word={
            first === undefined
              ? t(person.checkedInAt === null ? 'people.complete' : 'people.checkedIn')
              : t(`lack.${first}`)
          }
          note={note}
        />
      </span>
      {lacks.some(lack => DOCUMENT_LACKS.includes(lack)) && (
        <TextLink className={styles.link} to={staffPaths.document(bookingId, person.roomGuestId)}>
          {t('act.document')}
        </TextLink>
      )}
      {person.isMinor && room !== undefined && isStayOpen(room) && (
        <Button appearance="subtle" onClick={() => onMinor(person)}>
          {t(person.minorRegisteredAt === null ? 'people.registerMinor' : 'people.correctMinor')}
        </Button>
      )}
      {room !== undefined && mayPersonCheckIn(person, room) && (
        <TextLink className={styles.link} to={staffPaths.assistedCheckIn(bookingId, person.roomGuestId)}>
          {t('act.checkIn')}
        </TextLink>
      )}
    </li>
  );
}

/** Shortened until they are needed: others can read the screen. */
function contacts({ email, phone }: Pick<DeskPerson, 'email' | 'phone'>, isOpen: boolean): string[] {
  if (isOpen) return [email, phone].filter(text => text !== null);
  return [
    ...(email === null ? [] : [shortenedEmail(email)]),
    ...(phone === null ? [] : [shortenedPhone(phone)]),
  ];
}
