import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { RowForm } from '../fields/row-form.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Outcome } from './data/change-rooms.ts'

/** Creates a type, optionally with several resources. */
export function NewKind({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const refused = outcome?.action === 'kind' && outcome.problem ? outcome : undefined
  return (
    <RowForm action="?" intent="kind" submit={t('staff.add')}>
      <TextField
        label={t('rooms.kind.new')}
        name="name"
        maxLength={40}
        autoComplete="off"
        defaultValue={refused?.name}
        error={refused?.problem && t(problemKey(`staff.problem.${refused.problem}`))}
      />
      <TextField label={t('rooms.kind.quantity')} name="quantity" type="number" min={0} max={50} defaultValue="1" />
    </RowForm>
  )
}
