import { Button, makeStyles } from '@fluentui/react-components';
import { useCallback, useState } from 'react';
import { UnsavedGuard } from '#renderer/guest/features/shared/session/components/unsaved-guard.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { VisuallyHidden } from '#renderer/platform/ui/visually-hidden.tsx';
import type {
  MinibarOption,
  MinibarPreference,
  NextPreparation,
} from '#shared/contract/guest/preferences.ts';
import { limitOf, maxQuantityBeside, quantityOf, withQuantity } from '#shared/rules/minibar.ts';
import { findOption, type MinibarForm } from '../minibar-form.ts';
import { useMinibarNames } from '../minibar-names.ts';
import { type MinibarChoosing, useMinibar } from '../use-minibar.ts';
import { ChangeOptionDialog } from './change-option-dialog.tsx';
import { ItemCounter } from './item-counter.tsx';
import { MinibarOptions } from './minibar-options.tsx';
import { MinibarOutcome } from './minibar-outcome.tsx';
import { MinibarSummary, useRest } from './minibar-summary.tsx';
import { PreparationNotice } from './preparation-notice.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [from.large]: {
      gridTemplateColumns: `minmax(0, 1fr) ${brand.asideWidth}`,
      alignItems: 'start',
      gap: '36px',
    },
  },
  main: { display: 'grid', gap: '24px', minWidth: 0 },
  courtesy: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  reset: { justifySelf: 'start', minHeight: brand.target },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

type MinibarPageProps = {
  minibar: MinibarPreference;
  start: MinibarForm;
  nextStay: NextPreparation | null;
};

export function MinibarPage({ minibar, start, nextStay }: MinibarPageProps) {
  const t = useText('minibar');
  const styles = useStyles();
  const choosing = useMinibar(minibar, start);
  const { optionName } = useMinibarNames();
  const [said, setSaid] = useState('');
  const { isChanged, wanted } = choosing;
  const isUnsaved = useCallback(() => isChanged, [isChanged]);
  const option = findOption(minibar, choosing.form.optionId);
  const wantedOption = wanted === null ? undefined : findOption(minibar, wanted);
  if (!option) return null;
  const begin = (id: string) => {
    const chosen = findOption(minibar, id);
    if (chosen) setSaid(t('say.option', { name: optionName(chosen) }));
  };
  const reset = () => {
    choosing.reset();
    const first = findOption(minibar, start.optionId);
    if (first) setSaid(t('say.reset', { name: optionName(first) }));
  };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <PreparationNotice nextStay={nextStay} />
        <MinibarOptions
          minibar={minibar}
          chosen={option.id}
          onChoose={id => {
            if (choosing.choose(id)) begin(id);
          }}
        />
        <Sheet title={t('items.title')} lead={t('items.lead')}>
          <Items option={option} choosing={choosing} onSay={setSaid} />
          {isChanged && (
            <Button className={styles.reset} onClick={reset}>
              {t(minibar.optionSelected === null ? 'reset.standard' : 'reset.saved')}
            </Button>
          )}
          <p className={styles.courtesy}>{t('courtesy')}</p>
        </Sheet>
      </div>
      <MinibarSummary
        choosing={choosing}
        outcome={<MinibarOutcome choosing={choosing} option={option} nextStay={nextStay} />}
        shelved={option.items.flatMap(({ id, key }) =>
          Array<string>(quantityOf(choosing.form.items, id)).fill(key),
        )}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ChangeOptionDialog
        open={wantedOption !== undefined}
        current={optionName(option)}
        name={wantedOption ? optionName(wantedOption) : ''}
        onConfirm={() => {
          if (wanted !== null) begin(wanted);
          choosing.confirmChoice();
        }}
        onClose={choosing.cancelChoice}
      />
      <UnsavedGuard isUnsaved={isUnsaved} texts="minibar" />
    </div>
  );
}

type ItemsProps = { option: MinibarOption; choosing: MinibarChoosing; onSay: (text: string) => void };

function Items({ option, choosing, onSay }: ItemsProps) {
  const t = useText('minibar');
  const styles = useStyles();
  const rest = useRest();
  const { itemName } = useMinibarNames();
  const chosen = choosing.form.items;
  return (
    <ul className={styles.list} aria-label={t('items.title')}>
      {option.items.map(item => {
        const [name, value, most] = [
          itemName(item),
          quantityOf(chosen, item.id),
          maxQuantityBeside(item, chosen),
        ];
        const change = (quantity: number) => {
          if (quantity > most && value >= most)
            onSay(value >= limitOf(item) ? t('say.limit', { name, count: limitOf(item) }) : t('say.full'));
          const next = withQuantity(item, chosen, quantity);
          const now = quantityOf(next, item.id);
          if (now === value) return;
          choosing.setItem(item.id, quantity);
          onSay(t('say.item', { name, count: now, rest: rest(next) }));
        };
        return (
          <ItemCounter
            key={item.id}
            itemKey={item.key}
            name={name}
            value={value}
            most={most}
            maximum={item.maxQuantity}
            onChange={change}
          />
        );
      })}
    </ul>
  );
}
