import { makeStyles } from '@fluentui/react-components';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { MinibarOption, NextPreparation } from '#shared/contract/guest/preferences.ts';
import type { MinibarFailure } from '../minibar-failure.ts';
import { useMinibarNames } from '../minibar-names.ts';
import type { MinibarChoosing } from '../use-minibar.ts';

const useStyles = makeStyles({ note: { margin: 0, color: brand.inkSoft } });

type MinibarOutcomeProps = {
  choosing: MinibarChoosing;
  option: MinibarOption;
  nextStay: NextPreparation | null;
};

export function MinibarOutcome({ choosing, option, nextStay }: MinibarOutcomeProps) {
  const t = useText('minibar');
  const styles = useStyles();
  const reasonOf = useReason(option);
  const { failure, isSaved, isJustSaved } = choosing;
  if (failure !== null)
    return (
      <Notice intent="error">
        {t('failure.title')} {reasonOf(failure)}
      </Notice>
    );
  if (!isSaved) return null;
  if (!isJustSaved) return <p className={styles.note}>{t('saved.unchanged')}</p>;
  const isLate = nextStay !== null && !nextStay.isChangeable;
  return <Notice intent="success">{t(isLate ? 'saved.late' : 'saved.inTime')}</Notice>;
}

function useReason(option: MinibarOption): (failure: MinibarFailure) => string {
  const t = useText('minibar');
  const errorText = useErrorText();
  const { itemName } = useMinibarNames();
  return failure => {
    switch (failure.kind) {
      case 'item': {
        const item = option.items.find(({ id }) => id === failure.itemId);
        return item
          ? t('failure.limit', { name: itemName(item), count: failure.maxQuantity })
          : t('failure.gone');
      }
      case 'total':
        return t('failure.total', { total: failure.total, wanted: failure.wanted });
      case 'offer':
        return t('failure.gone');
      case 'other':
        return errorText(failure.error);
    }
  };
}
