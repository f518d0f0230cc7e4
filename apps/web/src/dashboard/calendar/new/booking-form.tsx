import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea } from '../../../ui/field.tsx'
import { type ChosenCustomer, CustomerSearch, contactDetailsOf } from '../../customers/customer-search.tsx'
import { deskPaths } from '../../desk-paths.ts'
import { useActionHere } from '../../here.ts'
import styles from '../beside/beside.module.css'
import type { NewBooking } from './load-new.ts'
import type { Refusal } from './make.ts'
import { Problem } from './problem.tsx'
import { TimeFields } from './time-fields.tsx'

type Props = { fresh: NewBooking; refusal: Refusal | undefined; zone: string }

/** Who, what, with whom, when: filled in as far as the empty place says it. */
export function BookingForm({ fresh, refusal, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const action = useActionHere()
  const isBusy = useNavigation().formMethod === 'POST'
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null)
  const [staffId, setStaff] = useState(fresh.staffId)
  const given = fresh.services.filter(({ staffIds }) => !staffId || staffIds.length === 0 || staffIds.includes(staffId))
  const [serviceId, setService] = useState(
    (fresh.services.find(({ id }) => id === fresh.serviceId) ?? given[0] ?? fresh.services[0])?.id ?? '',
  )
  const service = fresh.services.find(({ id }) => id === serviceId)
  const [minutes, setMinutes] = useState(fresh.minutes ?? service?.minutes ?? 60)
  const able = fresh.people.filter(
    ({ id }) => !service || service.staffIds.length === 0 || service.staffIds.includes(id),
  )
  const choose = (id: string): void => {
    setService(id)
    const chosen = fresh.services.find((one) => one.id === id)
    if (chosen) setMinutes(chosen.minutes)
  }
  const contact = customer ? contactDetailsOf(customer) : {}
  return (
    <Form method="post" action={action} className={styles.form} preventScrollReset replace>
      <input type="hidden" name="action" value="book" />
      <input type="hidden" name="key" value={fresh.key} />
      <input type="hidden" name="contact" value={JSON.stringify(contact)} />
      {refusal && <Problem refusal={refusal} zone={zone} people={fresh.people} mayOverlap={fresh.mayOverlap} />}
      <CustomerSearch value={customer} onChoose={setCustomer} autoFocus />
      <SelectField
        name="service"
        label={t('dashboard.calendar.service')}
        value={serviceId}
        onChange={(event) => choose(event.target.value)}
      >
        {(given.length > 0 ? given : fresh.services).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {fresh.people.length > 0 && (
        <SelectField
          name="staff"
          label={t('common.with')}
          value={staffId}
          onChange={(event) => setStaff(event.target.value)}
        >
          <option value="">{t('dashboard.calendar.whoever')}</option>
          {able.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TimeFields fresh={fresh} minutes={minutes} onMinutes={setMinutes} />
      {service && (
        <p className="k-small">
          <Link
            to={deskPaths.whyNot({
              service: service.id,
              with: staffId || undefined,
              day: fresh.day,
              time: fresh.clock,
            })}
          >
            {t('dashboard.calendar.whyNot')}
          </Link>
        </p>
      )}
      {service?.price && (
        <p className={styles.fact}>
          <span>{t('dashboard.calendar.price')}</span>
          <b>{formats.money(service.price)}</b>
        </p>
      )}
      <TextArea
        name="note"
        label={t('dashboard.calendar.note')}
        optional={t('common.optional')}
        hint={t('dashboard.calendar.note.hint')}
        rows={2}
        maxLength={2000}
      />
      {'email' in contact && (
        <label className={styles.row}>
          <input type="checkbox" name="tell" value="yes" defaultChecked />
          {t('dashboard.calendar.confirmBy')}
        </label>
      )}
      <Button look="filled" busy={isBusy}>
        {t('dashboard.calendar.new.press')}
      </Button>
    </Form>
  )
}
