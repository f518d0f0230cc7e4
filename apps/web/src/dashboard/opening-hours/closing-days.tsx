import { Form, Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormCard } from '../fields/form-card.tsx'
import { Nothing } from '../frame/page.tsx'
import { Toast } from '../frame/toast.tsx'
import { useToast } from '../frame/use-toast.ts'
import type { HoursOutcome } from './change-opening-hours.ts'
import type { PageData } from './load-page.ts'
import styles from './opening-hours.module.css'

type Props = { pageData: PageData; outcome: HoursOutcome | undefined }

/** Upcoming closing days, with the number of bookings on them. */
export function ClosingDays({ pageData, outcome }: Props) {
  const t = useT()
  return (
    <section id="closing-days" aria-label={t('closing.title')}>
      {pageData.canWrite && <NewDays pageData={pageData} outcome={outcome} />}
      {pageData.closingDays.length === 0 ? <Nothing>{t('closing.none')}</Nothing> : <Days pageData={pageData} />}
    </section>
  )
}

function NewDays({ pageData: { locations, today }, outcome }: Props) {
  const t = useT()
  const mine = outcome?.intent === 'add' ? outcome : undefined
  const refused = mine && !mine.done ? mine : undefined
  const values = (name: string) => refused?.values[name]?.[0] ?? ''
  return (
    <FormCard
      key={mine?.done && 'dates' in mine ? mine.dates.join() : 'form'}
      title={t('closing.new')}
      text={t('closing.text')}
      intent="add"
      submitLabel={t('closing.button')}
      problem={refused?.code ? t('settings.refused') : undefined}
      isSaved={mine?.done === true}
    >
      <div className={styles.pair}>
        <TextField
          name="date"
          type="date"
          min={today}
          label={t('closing.first')}
          defaultValue={values('date')}
          error={refused && !refused.code ? t('closing.invalid') : undefined}
        />
        <TextField
          name="until"
          type="date"
          min={today}
          label={t('closing.last')}
          optional={t('settings.optional')}
          defaultValue={values('until')}
        />
      </div>
      {locations.length > 1 && (
        <SelectField name="locationId" label={t('closing.where')} defaultValue={values('locationId')}>
          <option value="">{t('closing.everywhere')}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="reason"
        label={t('closing.reason')}
        optional={t('settings.optional')}
        defaultValue={values('reason')}
        maxLength={200}
      />
    </FormCard>
  )
}

function Days({ pageData: { closingDays, affected, locations, canWrite } }: { pageData: PageData }) {
  const t = useT()
  const formats = useFormats()
  const findName = (id: string | null) => locations.find((one) => one.id === id)?.name ?? t('closing.everywhere')
  return (
    <ul className={styles.list} aria-label={t('closing.title')}>
      {closingDays.map(({ date, locationId, reason }, index) => (
        <li key={`${date} ${locationId}`} className={styles.row}>
          <span className={styles.names}>
            <b>{formats.dayFull(date)}</b>
            <span className={styles.what}>{[findName(locationId), reason].filter(Boolean).join(' · ')}</span>
            {(affected[index] ?? 0) > 0 && (
              <Link to={dashboardPaths.calendar({ day: date })} className={styles.touched}>
                {t('closing.affected', { count: affected[index] ?? 0 })}
              </Link>
            )}
          </span>
          {canWrite && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="date" value={date} />
              <input type="hidden" name="locationId" value={locationId ?? ''} />
              <input type="hidden" name="reason" value={reason} />
              <Button look="quiet" aria-label={t('closing.open.day', { day: formats.dayFull(date) })}>
                {t('closing.open')}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Offers undo for a closing day that was just removed. */
export function UndoOpened({ outcome }: { outcome: HoursOutcome | undefined }) {
  const t = useT()
  const formats = useFormats()
  const toast = useToast(outcome, (done) => {
    if (!done.done || done.intent !== 'remove') return null
    const { date, locationId, reason } = done
    const text = t('closing.opened', { day: formats.dayFull(date) })
    return { text, undo: { intent: 'add', date, locationId: locationId ?? '', reason } }
  })
  return <Toast {...toast} />
}
