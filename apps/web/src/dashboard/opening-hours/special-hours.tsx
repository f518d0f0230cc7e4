import { Form } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { Shown } from '../opening-hours.tsx'
import { timeOf } from '../staff/data/read-hours.ts'
import type { HoursOutcome } from './change-opening-hours.ts'
import styles from './opening-hours.module.css'

type Props = { shown: Shown; outcome: HoursOutcome | undefined }

/** Dates on which a location has other hours than in an ordinary week. */
export function SpecialHours({ shown, outcome }: Props) {
  const t = useT()
  const { open, hours, today, mayWriteHours } = shown
  const mine = outcome?.intent === 'special' ? outcome : undefined
  const refused = mine && !mine.done ? mine : undefined
  const typed = (name: string) => refused?.typed[name]?.[0] ?? ''
  const isWrong = (name: string) => refused?.wrong.includes(name)
  const coming = hours.exceptions.filter(({ date }) => date >= today)
  return (
    <div id="special-hours">
      <FormCard
        key={`special ${coming.length}`}
        title={t('openingHours.special')}
        text={t('openingHours.special.text')}
        intent="special"
        press={t('openingHours.special.add')}
        problem={refused?.code ? t('settings.refused') : undefined}
        isSaved={mine?.done === true}
        readOnly={!mayWriteHours}
      >
        <input type="hidden" name="scheduleId" value={open.scheduleId} />
        <div className={styles.pair}>
          <TextField
            name="first"
            type="date"
            min={today}
            label={t('openingHours.special.first')}
            defaultValue={typed('first')}
            error={isWrong('first') ? t('closing.wrong') : undefined}
          />
          <TextField
            name="last"
            type="date"
            min={today}
            label={t('openingHours.special.last')}
            optional={t('settings.optional')}
            defaultValue={typed('last')}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            name="from"
            type="time"
            label={t('openingHours.special.opens')}
            defaultValue={typed('from')}
            error={isWrong('from') ? t('openingHours.special.wrong') : undefined}
            hint={t('openingHours.special.hint')}
          />
          <TextField name="until" type="time" label={t('openingHours.special.closes')} defaultValue={typed('until')} />
        </div>
        <TextField
          name="reason"
          label={t('openingHours.special.reason')}
          optional={t('settings.optional')}
          defaultValue={typed('reason')}
          maxLength={200}
        />
      </FormCard>
      {coming.length > 0 && (
        <ul className={styles.list} aria-label={t('openingHours.special')}>
          {coming.map((day) => (
            <SpecialDay key={`${day.date} ${day.locationId}`} day={day} shown={shown} />
          ))}
        </ul>
      )}
    </div>
  )
}

function SpecialDay({ day, shown }: { day: Shown['hours']['exceptions'][number]; shown: Shown }) {
  const t = useT()
  const formats = useFormats()
  const when = day.windows.map(({ opensMinute, closesMinute }) => `${timeOf(opensMinute)}–${timeOf(closesMinute)}`)
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <b>{formats.dayFull(day.date)}</b>
        <span className={styles.what}>
          {when.length > 0 ? when.join(', ') : t('openingHours.closed')}
          {day.reason && <bdi> · {day.reason}</bdi>}
        </span>
      </span>
      {shown.mayWriteHours && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="usual" />
          <input type="hidden" name="scheduleId" value={shown.open.scheduleId} />
          <input type="hidden" name="date" value={day.date} />
          <Button look="quiet" aria-label={t('openingHours.special.remove.day', { day: formats.dayFull(day.date) })}>
            {t('openingHours.special.remove')}
          </Button>
        </Form>
      )}
    </li>
  )
}
