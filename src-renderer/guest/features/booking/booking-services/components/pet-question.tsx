import { makeStyles } from '@fluentui/react-components';
import type { SelectedRoom, ServiceFees } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import {
  petChanged,
  petConsentChanged,
} from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { PET_MAX_KG } from '#shared/policies.ts';
import type { ChangeChoosing } from '../use-change-choosing.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { PolicyConsent } from './policy-consent.tsx';

const useStyles = makeStyles({
  fee: { margin: '10px 0 0', color: brand.ink, fontWeight: 600 },
});

type PetQuestionProps = {
  room: SelectedRoom;
  index: number;
  fees: ServiceFees['pet'];
  change: ChangeChoosing;
};

export function PetQuestion({ room, index, fees, change }: PetQuestionProps) {
  const t = useText('booking-services');
  const styles = useStyles();
  const fee = formatMoney(fees.price);
  return (
    <div>
      <ChoiceCards
        name={`pet-${index}`}
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
          <p className={styles.fee}>{t('pet.fee', { fee, tax: formatMoney(fees.taxValue) })}</p>
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
  );
}
