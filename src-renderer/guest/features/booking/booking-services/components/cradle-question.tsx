import type { SelectedRoom } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import {
  cradleChanged,
  cradleConsentChanged,
} from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { ChangeChoosing } from '../use-change-choosing.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { PolicyConsent } from './policy-consent.tsx';

type CradleQuestionProps = { room: SelectedRoom; index: number; change: ChangeChoosing };

export function CradleQuestion({ room, index, change }: CradleQuestionProps) {
  const t = useText('booking-services');
  return (
    <div>
      <ChoiceCards
        name={`cradle-${index}`}
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
  );
}
