import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useT } from '../../../lib/translate.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { dashboardPaths } from '../../dashboard-paths.ts'
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

/** A form for a class or course session, once or as a series. */
export function SessionForm({ initial, refusal, zone }: Props) {
  const t = useT()
  const action = useDrawerAction()
  const isBusy = useNavigation().formMethod === 'POST'
  const first = initial.services.find(({ id }) => id === initial.serviceId) ?? initial.services[0]
  const [minutes, setMinutes] = useState(initial.minutes ?? first?.minutes ?? 60)
  const [day, setDay] = useState(initial.day)
  if (!first)
    return (
      <p className={styles.form}>
        {t('dashboard.calendar.newSession.none')}{' '}
        <Link to={dashboardPaths.newService()}>{t('dashboard.calendar.newSession.first')}</Link>
      </p>
    )
  return (
    <Form method="post" action={action} className={styles.form} preventScrollReset replace>
      <input type="hidden" name="intent" value="meet" />
      <FormKey pageKey={initial.key} />
      {refusal && !refusal.taken && (
        <Problem refusal={refusal} zone={zone} people={initial.people} canOverlap={initial.canOverlap} />
      )}
      <SelectField name="service" label={t('dashboard.calendar.newSession.service')} defaultValue={first.id}>
        {initial.services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {initial.people.length > 0 ? (
        <SelectField name="staff" label={t('common.with')} defaultValue={initial.staffId}>
          <option value="">{t('dashboard.calendar.newSession.noStaff')}</option>
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
      {refusal?.taken && <TakenDates taken={refusal.taken} people={initial.people} canOverlap={initial.canOverlap} />}
      <FormButtons submit={t('dashboard.calendar.newSession.button')} full busy={isBusy} />
    </Form>
  )
}
