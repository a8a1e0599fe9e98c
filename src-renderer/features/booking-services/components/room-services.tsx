import { makeStyles } from '@fluentui/react-components';
import { useSetAtom } from 'jotai';
import type { Choosing, SelectedRoom, ServiceFees } from '#renderer/features/booking-funnel/state/flow.ts';
import { funnelAtom } from '#renderer/features/booking-funnel/state/funnel-state.ts';
import {
  bedTypeChanged,
  cradleChanged,
  cradleConsentChanged,
  petChanged,
  petConsentChanged,
} from '#renderer/features/booking-funnel/state/room-choice.ts';
import { formatMoney } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { Picture } from '#renderer/ui/picture.tsx';
import { pictureStem } from '#renderer/ui/picture-stem.ts';
import { brand, from } from '#renderer/ui/theme.ts';
import { PET_MAX_KG } from '#shared/policies.ts';
import { wantsCradle } from '#shared/rules/party.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { PolicyConsent } from './policy-consent.tsx';

const useStyles = makeStyles({
  room: {
    borderRadius: '20px',
    overflow: 'hidden',
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
  },
  head: {
    display: 'grid',
    gridTemplateColumns: '104px 1fr',
    alignItems: 'center',
    gap: '16px',
    padding: '16px 16px 0',
    [from.medium]: { gridTemplateColumns: '168px 1fr', gap: '24px', padding: '24px 24px 0' },
  },
  picture: { borderRadius: brand.arch, width: '100%' },
  number: { margin: 0, color: brand.brassInk, fontSize: '0.875rem', fontWeight: 600 },
  name: {
    margin: '2px 0 4px',
    fontFamily: brand.fontDisplay,
    fontSize: '1.5rem',
    fontWeight: 560,
    lineHeight: '1.2',
  },
  party: { margin: 0, color: brand.inkSoft },
  questions: { display: 'grid', gap: '28px', padding: '24px 16px', [from.medium]: { padding: '28px 24px' } },
  fee: { margin: '10px 0 0', color: brand.ink, fontWeight: 600 },
});

type RoomServicesProps = { room: SelectedRoom; index: number; fees: ServiceFees };

/** Pet, crib and beds of one chosen room (FUN-27 to FUN-34). */
export function RoomServices({ room, index, fees }: RoomServicesProps) {
  const t = useText('booking-services');
  const styles = useStyles();
  const setFunnel = useSetAtom(funnelAtom);
  const change = (next: (funnel: Choosing) => Choosing) =>
    setFunnel(funnel => (funnel.stage === 'choosing' ? next(funnel) : funnel));
  const { adults, children } = room;
  const party = [
    t('booking-funnel:party.adults', { count: adults }),
    ...(children > 0 ? [t('booking-funnel:party.children', { count: children })] : []),
  ];
  const fee = formatMoney(fees.pet.price);
  const name = (about: string) => `${about}-${index}`;
  return (
    <article className={styles.room} aria-labelledby={name('room')}>
      <header className={styles.head}>
        <Picture
          className={styles.picture}
          stem={pictureStem(room.picture)}
          alt=""
          ratio="4 / 5"
          sizes="(min-width: 768px) 168px, 104px"
        />
        <div>
          <p className={styles.number}>{t('roomNumber', { number: index + 1 })}</p>
          <h2 className={styles.name} id={name('room')}>
            {room.name}
          </h2>
          <p className={styles.party}>{party.join(' · ')}</p>
        </div>
      </header>
      <div className={styles.questions}>
        <div>
          <ChoiceCards
            name={name('pet')}
            label={t('pet.question')}
            hint={t('pet.hint', { kilos: PET_MAX_KG })}
            value={room.hasPet ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: t('pet.yes') },
              { value: 'no', label: t('pet.no') },
            ]}
            onChange={answer => change(funnel => petChanged(funnel, index, answer === 'yes'))}
          />
          {room.hasPet && (
            <>
              <p className={styles.fee}>{t('pet.fee', { fee, tax: formatMoney(fees.pet.taxValue) })}</p>
              <PolicyConsent
                title={t('pet.policyTitle')}
                points={[
                  t('pet.policyKind', { kilos: PET_MAX_KG }),
                  t('pet.policyFee', { fee }),
                  t('pet.policyCare'),
                  t('pet.policyDamage'),
                ]}
                consentLabel={t('pet.consent')}
                consented={room.hasPetConsent}
                onChange={consent => change(funnel => petConsentChanged(funnel, index, consent))}
              />
            </>
          )}
        </div>
        {wantsCradle(room.childrenAges) && (
          <div>
            <ChoiceCards
              name={name('cradle')}
              label={t('cradle.question')}
              hint={t('cradle.hint')}
              value={room.hasCradle ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: t('cradle.yes') },
                { value: 'no', label: t('cradle.no') },
              ]}
              onChange={answer => change(funnel => cradleChanged(funnel, index, answer === 'yes'))}
            />
            {room.hasCradle && (
              <PolicyConsent
                title={t('cradle.policyTitle')}
                points={[t('cradle.policyAge'), t('cradle.policyFree'), t('cradle.policyAvailability')]}
                consentLabel={t('cradle.consent')}
                consented={room.hasCradleConsent}
                onChange={consent => change(funnel => cradleConsentChanged(funnel, index, consent))}
              />
            )}
          </div>
        )}
        {room.bedChoice && (
          <ChoiceCards
            name={name('bed')}
            label={t('bed.question')}
            value={room.bedType}
            options={[
              { value: 'DOUBLE', label: t('bed.double') },
              { value: 'SINGLE', label: t('bed.single') },
            ]}
            onChange={bedType => change(funnel => bedTypeChanged(funnel, index, bedType))}
          />
        )}
      </div>
    </article>
  );
}
