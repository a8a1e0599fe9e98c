import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { PhoneSignIn } from '#renderer/guest/features/shared/phone-sign-in/components/phone-sign-in.tsx';
import { ReservationSignIn } from '#renderer/guest/features/shared/reservation-sign-in/components/reservation-sign-in.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { type SignInMethod, signInMethods } from '../sign-in-methods.ts';

const useStyles = makeStyles({
  methods: { display: 'grid', gap: '20px' },
  choice: {
    display: 'grid',
    gap: '8px',
    margin: 0,
    padding: '8px',
    border: 0,
    borderRadius: '32px',
    backgroundColor: brand.groundDeep,
    [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

type SignInMethodsProps = { first: SignInMethod; password: ReactNode };

/** All methods of a device of the hotel, for a sign-in over a page; whoever shows it notices the session. */
export default function SignInMethods({ first, password }: SignInMethodsProps) {
  const styles = useStyles();
  const t = useText('device-login');
  const [method, setMethod] = useState<SignInMethod>(first);
  return (
    <div className={styles.methods}>
      <fieldset className={styles.choice} aria-label={t('ways')}>
        {signInMethods.map(other => (
          <Button
            key={other}
            size="large"
            shape="circular"
            appearance={other === method ? 'secondary' : 'transparent'}
            aria-pressed={other === method}
            onClick={() => setMethod(other)}
          >
            {t(other)}
          </Button>
        ))}
      </fieldset>
      {method === 'phone' && <PhoneSignIn />}
      {method === 'reservation' && <ReservationSignIn />}
      {method === 'password' && password}
    </div>
  );
}
