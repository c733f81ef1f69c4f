import { useTranslation } from 'react-i18next';
import { ORIGINS, OWNERS, PLACES } from '../../../content/checklist/documents.ts';
import type { Setup } from '../rules.ts';
import styles from './Checklist.module.css';
import { Pick } from './Pick.tsx';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly word: (choice: T) => string;
  readonly onChoice: (choice: T) => void;
}

function Choice<T extends string>({ label, value, choices, word, onChoice }: ChoiceProps<T>) {
  return (
    <label>
      <span>{label}</span>
      <Pick>
        <select
          className="field"
          value={value}
          onChange={({ target }) => {
            const choice = choices.find((each) => each === target.value);
            if (choice) onChoice(choice);
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {word(choice)}
            </option>
          ))}
        </select>
      </Pick>
    </label>
  );
}

/** The three choices from which the list follows; they take effect at once. */
export function Choices({ setup, onChange }: { setup: Setup; onChange: (change: Partial<Setup>) => void }) {
  const { t } = useTranslation('checklist');
  return (
    <div className={`${styles.choices} no-print`}>
      <Choice
        label={t('place')}
        value={setup.place}
        choices={PLACES}
        word={(choice) => t(`places.${choice}`)}
        onChoice={(place) => onChange({ place })}
      />
      <Choice
        label={t('owners')}
        value={setup.owners}
        choices={OWNERS}
        word={(choice) => t(`ownership.${choice}`)}
        onChoice={(owners) => onChange({ owners })}
      />
      <Choice
        label={t('origin')}
        value={setup.origin}
        choices={ORIGINS}
        word={(choice) => t(`origins.${choice}`)}
        onChoice={(origin) => onChange({ origin })}
      />
    </div>
  );
}
