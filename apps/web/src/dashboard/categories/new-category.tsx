import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { RowForm } from '../fields/row-form.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Outcome } from './data/change-categories.ts'

/** A form that adds a category at the end. */
export function NewCategory({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const refused = outcome && 'problem' in outcome && outcome.action === 'create' ? outcome : undefined
  return (
    <RowForm intent="create" submit={t('categories.add')}>
      <TextField
        label={t('categories.new')}
        name="name"
        maxLength={100}
        autoComplete="off"
        defaultValue={refused?.values}
        error={refused && t(problemKey(`categories.problem.${refused.problem}`), { noun: 'category' })}
      />
    </RowForm>
  )
}
