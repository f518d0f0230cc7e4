import { Form } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { formatTime } from '../staff/data/read-hours.ts'
import type { HoursOutcome } from './change-opening-hours.ts'
import type { PageData } from './load-page.ts'
import styles from './opening-hours.module.css'

type Props = { pageData: PageData; outcome: HoursOutcome | undefined }

/** Dates with hours different from the usual week. */
export function SpecialHours({ pageData, outcome }: Props) {
  const t = useT()
  const { open, hours, today, canWriteHours } = pageData
  const mine = outcome?.intent === 'special' ? outcome : undefined
  const refused = mine && !mine.done ? mine : undefined
  const values = (name: string) => refused?.values[name]?.[0] ?? ''
  const isWrong = (name: string) => refused?.wrong.includes(name)
  const coming = hours.exceptions.filter(({ date }) => date >= today)
  return (
    <div id="special-hours">
      <FormCard
        key={`special ${coming.length}`}
        title={t('openingHours.special')}
        text={t('openingHours.special.text')}
        intent="special"
        submitLabel={t('openingHours.special.add')}
        problem={refused?.code ? t('settings.refused') : undefined}
        isSaved={mine?.done === true}
        readOnly={!canWriteHours}
      >
        <input type="hidden" name="scheduleId" value={open.scheduleId} />
        <div className={styles.pair}>
          <TextField
            name="first"
            type="date"
            min={today}
            label={t('openingHours.special.first')}
            defaultValue={values('first')}
            error={isWrong('first') ? t('closing.invalid') : undefined}
          />
          <TextField
            name="last"
            type="date"
            min={today}
            label={t('openingHours.special.last')}
            optional={t('settings.optional')}
            defaultValue={values('last')}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            name="from"
            type="time"
            label={t('openingHours.special.opens')}
            defaultValue={values('from')}
            error={isWrong('from') ? t('openingHours.special.invalid') : undefined}
            hint={t('openingHours.special.hint')}
          />
          <TextField name="until" type="time" label={t('openingHours.special.closes')} defaultValue={values('until')} />
        </div>
        <TextField
          name="reason"
          label={t('openingHours.special.reason')}
          optional={t('settings.optional')}
          defaultValue={values('reason')}
          maxLength={200}
        />
      </FormCard>
      {coming.length > 0 && (
        <ul className={styles.list} aria-label={t('openingHours.special')}>
          {coming.map((day) => (
            <SpecialDay key={`${day.date} ${day.locationId}`} day={day} pageData={pageData} />
          ))}
        </ul>
      )}
    </div>
  )
}

function SpecialDay({ day, pageData }: { day: PageData['hours']['exceptions'][number]; pageData: PageData }) {
  const t = useT()
  const formats = useFormats()
  const when = day.windows.map(
    ({ opensMinute, closesMinute }) => `${formatTime(opensMinute)}–${formatTime(closesMinute)}`,
  )
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <b>{formats.dayFull(day.date)}</b>
        <span className={styles.what}>
          {when.length > 0 ? when.join(', ') : t('openingHours.closed')}
          {day.reason && <bdi> · {day.reason}</bdi>}
        </span>
      </span>
      {pageData.canWriteHours && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="usual" />
          <input type="hidden" name="scheduleId" value={pageData.open.scheduleId} />
          <input type="hidden" name="date" value={day.date} />
          <Button look="quiet" aria-label={t('openingHours.special.remove.day', { day: formats.dayFull(day.date) })}>
            {t('openingHours.special.remove')}
          </Button>
        </Form>
      )}
    </li>
  )
}
