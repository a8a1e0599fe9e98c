import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Dock } from '#renderer/platform/ui/dock.tsx';
import { IconList } from '#renderer/platform/ui/icon-list.tsx';
import { CheckIcon, CoinsIcon } from '#renderer/platform/ui/icons.tsx';
import { CardIcon } from '#renderer/platform/ui/stay-icons.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useCheckInPage } from '../check-in-page.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '28px',
    justifyItems: 'start',
    padding: '24px 20px',
    borderRadius: '28px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '36px' },
  },
});

export function CardInstructions() {
  const t = useText('check-in');
  const styles = useStyles();
  const { pathOf, state } = useCheckInPage();
  return (
    <div className={styles.box}>
      <IconList
        level={2}
        entries={[
          {
            Icon: CoinsIcon,
            title: t('paymentCard.how.nothing.title'),
            text: t('paymentCard.how.nothing.text'),
          },
          { Icon: CardIcon, title: t('paymentCard.how.what.title'), text: t('paymentCard.how.what.text') },
          { Icon: CheckIcon, title: t('paymentCard.how.bank.title'), text: t('paymentCard.how.bank.text') },
        ]}
      />
      <Dock isOff={state.guaranteeCard !== null}>
        <ButtonLink to={pathOf('paymentCard', 'cards')} appearance="primary">
          {t('paymentCard.choose')}
        </ButtonLink>
      </Dock>
    </div>
  );
}
