import type { forms } from '@kalends/contract'
import { type Question, toQuestions } from '@kalends/contract/form-rules'
import { useT } from '../../lib/translate.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { type Draft, readCondition, type ShowCondition, showWhen } from '../forms/draft.ts'
import styles from '../forms/forms.module.css'

type Props = { field: forms.Field; draft: Draft; change: (draft: Draft) => void }

/** Edits "Show this if …": a condition on the answer to another question. */
export function ConditionEditor({ field, draft, change }: Props) {
  const t = useT()
  const id = field.id ?? ''
  const condition = readCondition(draft, id)
  const others = toQuestions(draft.fields).filter((question) => question.id !== id && operatorsFor(question).length > 0)
  const requested = others.find(({ target }) => target === condition?.target)
  const set = (next: ShowCondition | undefined): void => change(showWhen(draft, id, next))
  if (others.length === 0) return null
  return (
    <div className={styles.condition}>
      <SelectField
        label={t('forms.showIf')}
        value={condition?.target ?? ''}
        onChange={(event) => set(firstCondition(others.find(({ target }) => target === event.target.value)))}
      >
        <option value="">{t('forms.always')}</option>
        {others.map(({ target, label }) => (
          <option key={target} value={target}>
            {t('forms.condition', { question: label })}
          </option>
        ))}
      </SelectField>
      {condition && requested && (
        <SelectField
          label={t('forms.operator')}
          value={condition.operator}
          onChange={(event) => set({ ...condition, operator: event.target.value as Operator })}
        >
          {operatorsFor(requested).map((operator) => (
            <option key={operator} value={operator}>
              {t(`forms.condition.${operator}`)}
            </option>
          ))}
        </SelectField>
      )}
      {condition && requested && takesValue(condition.operator) && (
        <Value condition={condition} requested={requested} set={set} />
      )}
    </div>
  )
}

type Operator = 'EQUAL' | 'NOT_EQUAL' | 'CONTAINS' | 'NOT_EMPTY' | 'EMPTY' | 'CHECKED' | 'NOT_CHECKED'

const takesValue = (operator: forms.Operator): boolean => ['EQUAL', 'NOT_EQUAL', 'CONTAINS'].includes(operator)

function Value({
  condition,
  requested,
  set,
}: {
  condition: ShowCondition
  requested: Question
  set: (next: ShowCondition) => void
}) {
  const t = useT()
  const value = condition.value ?? ''
  if (requested.choices.length === 0) {
    return (
      <TextField
        label={t('forms.value')}
        value={value}
        onChange={(event) => set({ ...condition, value: event.target.value })}
      />
    )
  }
  return (
    <SelectField
      label={t('forms.value')}
      value={value}
      onChange={(event) => set({ ...condition, value: event.target.value })}
    >
      {requested.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

function operatorsFor({ kind }: Question): Operator[] {
  if (kind === 'CHECK_BOX' || kind === 'CONSENT') return ['CHECKED', 'NOT_CHECKED']
  if (kind === 'CHOICES') return ['CONTAINS', 'NOT_EMPTY', 'EMPTY']
  if (kind === 'FILE' || kind === 'SIGNATURE') return ['NOT_EMPTY', 'EMPTY']
  return ['EQUAL', 'NOT_EQUAL', 'NOT_EMPTY', 'EMPTY']
}

function firstCondition(question: Question | undefined): ShowCondition | undefined {
  if (!question) return undefined
  const [operator = 'NOT_EMPTY'] = operatorsFor(question)
  const first = question.choices[0]?.value
  return { target: question.target, operator, ...(takesValue(operator) ? { value: first ?? '' } : {}) }
}
