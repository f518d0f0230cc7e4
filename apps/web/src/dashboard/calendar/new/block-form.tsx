import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useT } from '../../../lib/translate.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { FormButtons } from '../../fields/form-buttons.tsx'
import { FormKey } from '../../fields/form-key.tsx'
import { useDrawerAction } from '../../page-link.ts'
import styles from '../drawer/drawer.module.css'
import type { Refusal } from './create.ts'
import type { NewBooking } from './load-new.ts'
import { Problem } from './problem.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { TakenDates } from './taken-dates.tsx'
import { TimeFields } from './time-fields.tsx'

type Props = { initial: NewBooking; refusal: Refusal | undefined; zone: string }

/** A form for blocked time, once or as a series. */
export function BlockForm({ initial, refusal, zone }: Props) {
  const t = useT()
  const action = useDrawerAction()
  const isBusy = useNavigation().formMethod === 'POST'
  const [minutes, setMinutes] = useState(initial.minutes ?? 60)
  const [day, setDay] = useState(initial.day)
  return (
    <Form method="post" action={action} className={styles.form} preventScrollReset replace>
      <input type="hidden" name="intent" value="block" />
      <FormKey pageKey={initial.key} />
      {refusal && !refusal.taken && (
        <Problem refusal={refusal} zone={zone} people={initial.people} canOverlap={initial.canOverlap} isBlock />
      )}
      <TextField name="title" label={t('dashboard.calendar.block.title')} maxLength={200} required />
      {initial.people.length > 0 ? (
        <SelectField
          name="staff"
          label={t('dashboard.calendar.block.schedule')}
          defaultValue={initial.staffId}
          required
        >
          {initial.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name="staff" value={initial.staffId} />
      )}
      <TimeFields initial={initial} minutes={minutes} onMinutes={setMinutes} onDay={setDay} />
      <RepeatFields day={day} />
      <TextArea
        name="note"
        label={t('dashboard.calendar.block.note')}
        optional={t('common.optional')}
        hint={t('dashboard.calendar.block.hint')}
        rows={2}
        maxLength={2000}
      />
      {refusal?.taken && <TakenDates taken={refusal.taken} people={initial.people} canOverlap={initial.canOverlap} />}
      <FormButtons submit={t('dashboard.calendar.block.button')} full busy={isBusy} />
    </Form>
  )
}
