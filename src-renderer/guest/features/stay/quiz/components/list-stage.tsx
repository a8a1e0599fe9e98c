import { makeStyles } from '@fluentui/react-components';
import type { Quiz } from '#shared/contract/guest/quiz.ts';
import { type Draft, isFull } from '../quiz-state.ts';
import { type OptionKind, useOptionTexts } from '../use-option-texts.ts';
import { CheckChips } from './check-chips.tsx';
import { Group } from './group.tsx';

const useStyles = makeStyles({
  groups: { display: 'grid', gap: '28px' },
});

type ListStageProps = {
  kind: OptionKind;
  categories: Quiz['categHobbies'];
  draft: Draft;
  list: 'hobbies' | 'restrictions';
  onToggle: (id: number) => void;
};

export function ListStage({ kind, categories, draft, list, onToggle }: ListStageProps) {
  const { categoryOf } = useOptionTexts();
  return (
    <div className={useStyles().groups}>
      {categories.map(({ category, options }) => (
        <Group key={category} legend={categoryOf(kind, category)}>
          <CheckChips
            kind={kind}
            options={options}
            chosen={draft[list]}
            isFull={isFull(draft, list)}
            onToggle={onToggle}
          />
        </Group>
      ))}
    </div>
  );
}
