import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useT } from '../../../lib/translate.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { FormButtons } from '../../fields/form-buttons.tsx'
import { FormKey } from '../../fields/form-key.tsx'
import { useDrawerAction } from '../../page-link.ts'
import styles from '../drawer/drawer.module.css'
import type { Refusal } from './create.ts'
import type { NewBooking } from './load-new.ts'
import { Problem } from './problem.tsx'
import { TimeFields } from './time-fields.tsx'

type Props = { initial: NewBooking; refusal: Refusal | undefined; zone: string }

/** A form for blocked time, once or weekly. */
export function BlockForm({ initial, refusal, zone }: Props) {
  const t = useT()
  const action = useDrawerAction()
  const isBusy = useNavigation().formMethod === 'POST'
  const [minutes, setMinutes] = useState(initial.minutes ?? 60)
  const [isWeekly, setWeekly] = useState(false)
  return (
    <Form method="post" action={action} className={styles.form} preventScrollReset replace>
      <input type="hidden" name="intent" value="block" />
      <FormKey pageKey={initial.key} />
      {refusal && (
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
      <TimeFields initial={initial} minutes={minutes} onMinutes={setMinutes} />
      <CheckBox
        name="weekly"
        label={t('dashboard.calendar.block.weekly')}
        checked={isWeekly}
        onChange={(event) => setWeekly(event.target.checked)}
      />
      {isWeekly && (
        <TextField
          type="date"
          name="until"
          label={t('dashboard.calendar.newSession.until')}
          optional={t('common.optional')}
          min={initial.day}
        />
      )}
      <TextArea
        name="note"
        label={t('dashboard.calendar.block.note')}
        optional={t('common.optional')}
        hint={t('dashboard.calendar.block.hint')}
        rows={2}
        maxLength={2000}
      />
      <FormButtons submit={t('dashboard.calendar.block.button')} full busy={isBusy} />
    </Form>
  )
}
