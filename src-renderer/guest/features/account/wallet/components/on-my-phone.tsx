import { Button, makeStyles } from '@fluentui/react-components';
import { useGuestAppAddress } from '#renderer/guest/features/shared/guest-app/queries.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { showOutsideCode } from '#renderer/platform/ui/outside-link.ts';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    padding: '28px',
    borderRadius: '20px',
    backgroundColor: brand.sageWash,
    color: brand.ink,
  },
  text: { margin: 0, maxWidth: '52ch' },
});

/** A public screen shows cards but changes none: the guest does that on the phone (PD-41). */
export function OnMyPhone() {
  const t = useText('wallet');
  const styles = useStyles();
  const { data: address } = useGuestAppAddress();
  return (
    <section className={styles.box} aria-labelledby="on-my-phone">
      <Heading level={2} size="small" id="on-my-phone">
        {t('phone.title')}
      </Heading>
      <p className={styles.text}>{t('phone.text')}</p>
      {address !== undefined && (
        <Button size="large" appearance="primary" onClick={() => showOutsideCode(`${address}${paths.cards}`)}>
          {t('phone.show')}
        </Button>
      )}
    </section>
  );
}
