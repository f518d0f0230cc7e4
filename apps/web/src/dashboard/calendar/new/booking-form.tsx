import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { SelectField, TextArea } from '../../../ui/field.tsx'
import { type ChosenCustomer, CustomerSearch, toContactDetails } from '../../customers/customer-search.tsx'
import { dashboardPaths } from '../../dashboard-paths.ts'
import { FormButtons } from '../../fields/form-buttons.tsx'
import { FormKey } from '../../fields/form-key.tsx'
import { NoEmailNote } from '../../mail/no-email-note.tsx'
import { useDrawerAction } from '../../page-link.ts'
import { useBusiness } from '../../use-business.ts'
import type { BookingChoices } from '../data/load-booking-choices.ts'
import styles from '../drawer/drawer.module.css'
import { readChosen, totalMinutes } from '../rules/booking-choices.ts'
import { ChoiceFields } from './choice-fields.tsx'
import type { NewProblem, Refusal } from './create.ts'
import type { NewBooking } from './load-new.ts'
import { Problem } from './problem.tsx'
import { DayFields, TimeFields } from './time-fields.tsx'
import { type BookingDraft, useBookingDraft } from './use-booking-draft.ts'
import { LocationField, WithFields } from './with-fields.tsx'

type Props = { initial: NewBooking; refusal: Refusal | undefined; zone: string }

/** Problems shown beside the customer field; others have their own fields or are shown above the button. */
const besideCustomer: readonly NewProblem[] = ['customer', 'email']
const besideTime: readonly NewProblem[] = ['when', 'session', 'taken', 'full', 'length', 'person', 'location']

/** Fields that decide whether the time can be booked. */
const timeFields: ReadonlySet<string> = new Set([
  'service',
  'staff',
  'resource',
  'location',
  'session',
  'day',
  'clock',
  'minutes',
])

/** The form for a new booking, prefilled from the clicked slot. */
export function BookingForm({ initial, refusal, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const action = useDrawerAction()
  const isBusy = useNavigation().formMethod === 'POST'
  const [customer, setCustomer] = useState<ChosenCustomer | null>(null)
  const draft = useBookingDraft(initial)
  const { form, service, choices, price, follow } = draft
  const contact = customer ? toContactDetails(customer) : {}
  const errorField = refusal && problemField(refusal.problem)
  // Clears the error once the fields it is about have changed.
  const [answered, setAnswered] = useState<Refusal | undefined>()
  const changed = (where: typeof errorField): void => {
    if (errorField === where) setAnswered(refusal)
  }
  const problem = (where: 'customer' | 'time' | 'end') => {
    if (!refusal || refusal === answered || errorField !== where) return null
    return (
      <Problem
        refusal={refusal}
        zone={zone}
        people={initial.people}
        canOverlap={initial.canOverlap}
        namesNoLocation={draft.locations.length > 1 && draft.locationId === ''}
        minutes={service && totalMinutes(service, choices, readChosen(new FormData(form.current ?? undefined)))}
      />
    )
  }
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      className={styles.form}
      preventScrollReset
      replace
      onChange={(event) => {
        const { name } = event.target as unknown as HTMLInputElement
        if (/^(people|variant|addon)/.test(name)) follow(!name.startsWith('people'))
        if (timeFields.has(name)) changed('time')
      }}
    >
      <input type="hidden" name="intent" value="book" />
      <FormKey pageKey={initial.key} />
      <input type="hidden" name="contact" value={JSON.stringify(contact)} />
      <input type="hidden" name="kind" value={service?.kind ?? 'APPOINTMENT'} />
      {draft.staffVariant && <input type="hidden" name="variant" value={draft.staffVariant.choiceId} />}
      <CustomerSearch
        value={customer}
        onChoose={(chosen) => {
          setCustomer(chosen)
          changed('customer')
        }}
        autoFocus
      />
      {problem('customer')}
      <SelectField
        name="service"
        label={t('dashboard.calendar.service')}
        value={draft.serviceId}
        onChange={(event) => draft.choose(event.target.value)}
      >
        {draft.offered.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {choices && service && (
        <ChoiceFields
          key={choices.serviceId}
          service={service}
          choices={choices}
          variant={draft.chosenVariant}
          onVariant={draft.setVariant}
        />
      )}
      <WithFields initial={initial} draft={draft} />
      <LocationField draft={draft} />
      <WhenFields initial={initial} draft={draft} zone={zone} />
      {problem('time')}
      {service?.kind === 'APPOINTMENT' && (
        <p className="k-small">
          <Link
            to={dashboardPaths.whyNot({
              service: service.id,
              with: draft.staffId || undefined,
              day: draft.day || initial.day,
              time: draft.clock || initial.clock,
            })}
          >
            {t('dashboard.calendar.whyNot')}
          </Link>
        </p>
      )}
      {price && (
        <p className={styles.fact}>
          <span>{t('dashboard.calendar.price')}</span>
          <b>{formats.money(price)}</b>
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
      {'email' in contact && <ConfirmByEmail />}
      {problem('end')}
      <FormButtons submit={t('dashboard.calendar.new.button')} full busy={isBusy} />
    </Form>
  )
}

function ConfirmByEmail() {
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (!sendsEmail) return <NoEmailNote />
  return <CheckBox name="notify" label={t('dashboard.calendar.confirmBy')} defaultChecked />
}

type WhenProps = { initial: NewBooking; draft: BookingDraft; zone: string }

/** The time of an appointment, the session of a class, or the seats of a course. */
function WhenFields({ initial, draft: { service, choices, minutes, setMinutes, setDay, setClock }, zone }: WhenProps) {
  if (service?.byTheDay) return <DayFields key={initial.day} initial={initial} minutes={minutes} onDay={setDay} />
  if (!service || service.kind === 'APPOINTMENT')
    return (
      <TimeFields
        key={`${initial.day} ${initial.clock}`}
        initial={initial}
        minutes={minutes}
        onMinutes={setMinutes}
        onDay={setDay}
        onClock={setClock}
      />
    )
  return (
    <>
      <input type="hidden" name="day" value={initial.day} />
      {service.kind === 'CLASS' ? <SessionField choices={choices} zone={zone} /> : <CourseLine choices={choices} />}
    </>
  )
}

function problemField(problem: NewProblem): 'customer' | 'time' | 'end' {
  if (besideCustomer.includes(problem)) return 'customer'
  return besideTime.includes(problem) ? 'time' : 'end'
}

function SessionField({ choices, zone }: { choices: BookingChoices | null; zone: string }) {
  const t = useT()
  const formats = useFormats()
  if (!choices) return null
  if (choices.sessions.length === 0) return <p>{t('dashboard.calendar.session.none')}</p>
  return (
    <SelectField name="session" label={t('dashboard.calendar.session')} required>
      {choices.sessions.map(({ id, startDate, open, capacity }) => {
        const at = Date.parse(startDate)
        const when = `${formats.dayShort(dayIn(at, zone))}, ${formats.time(at, zone)}`
        return (
          <option key={id} value={id}>
            {t('dashboard.calendar.session.line', { when, open, capacity })}
          </option>
        )
      })}
    </SelectField>
  )
}

function CourseLine({ choices }: { choices: BookingChoices | null }) {
  const t = useT()
  if (!choices) return null
  if (!choices.course) return <p>{t('dashboard.calendar.session.none')}</p>
  const { open, capacity } = choices.course
  return <p>{t('dashboard.calendar.course', { open, capacity })}</p>
}
