import { Form } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { IconButton } from '../frame/icon-button.tsx'
import { formatTime } from './data/read-hours.ts'
import type { HoursOutcome, HoursPage } from './hours.tsx'
import { ActionProblem } from './problem.tsx'
import styles from './staff.module.css'

/** Days that replace the usual week. */
export function TimeOff({ of, outcome }: { of: HoursPage; outcome: HoursOutcome }) {
  const t = useT()
  const { kind, name, hoursSource: livesBy, canChange } = of
  const days = livesBy === 'always' ? [] : of.exceptions
  return (
    <section className={styles.part} aria-labelledby="time-off">
      <h2 id="time-off">{t(`hours.${kind}.days`)}</h2>
      <p className={styles.note}>{t('staff.timeOff.lead')}</p>
      {days.length === 0 && <p>{t(`hours.${kind}.noDays`)}</p>}
      <ul>
        {days.map((day) => (
          <ExceptionLine key={`${day.date} ${day.locationId}`} day={day} of={of} />
        ))}
      </ul>
      <ActionProblem outcome={outcome} action="timeOff" />
      {canChange && (
        <Form method="post" className={styles.form} noValidate preventScrollReset>
          <input type="hidden" name="intent" value="timeOff" />
          <input type="hidden" name="resourceId" value={of.resourceId} />
          <input type="hidden" name="ownScheduleId" value={of.ownScheduleId} />
          {livesBy === 'always' && <input type="hidden" name="customize" value="yes" />}
          <NewDays kind={kind} outcome={outcome} />
          {livesBy === 'always' && <p className={styles.note}>{t(`hours.${kind}.copies`, { name })}</p>}
          <FormButtons submit={t(`hours.${kind}.addDays`)} look="outline" />
        </Form>
      )}
    </section>
  )
}

function NewDays({ kind, outcome }: { kind: HoursPage['kind']; outcome: HoursOutcome }) {
  const t = useT()
  const values = outcome?.action === 'timeOff' && outcome.problem ? (outcome.values ?? {}) : {}
  const optional = t('staff.optional')
  return (
    <>
      <div className={styles.two}>
        <TextField label={t('staff.timeOff.first')} type="date" name="first" defaultValue={values['first']} />
        <TextField
          label={t('staff.timeOff.last')}
          optional={optional}
          type="date"
          name="last"
          defaultValue={values['last']}
        />
      </div>
      <div className={styles.two}>
        <TextField
          label={t('staff.timeOff.from')}
          optional={optional}
          type="time"
          name="from"
          defaultValue={values['from']}
          hint={t(`hours.${kind}.allDay`)}
        />
        <TextField
          label={t('staff.timeOff.until')}
          optional={optional}
          type="time"
          name="until"
          defaultValue={values['until']}
        />
      </div>
      <TextField
        label={t('staff.timeOff.reason')}
        optional={optional}
        name="reason"
        maxLength={200}
        autoComplete="off"
        defaultValue={values['reason']}
      />
    </>
  )
}

type Exception = HoursPage['exceptions'][number]

function ExceptionLine({ day, of }: { day: Exception; of: HoursPage }) {
  const t = useT()
  const formats = useFormats()
  const date = formats.dayMonthYear(day.date)
  const when = day.windows.map(
    ({ opensMinute, closesMinute }) => `${formatTime(opensMinute)}–${formatTime(closesMinute)}`,
  )
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <span className={styles.name}>{date}</span>
        <span className={styles.note}>
          {when.length > 0 ? when.join(', ') : t(`hours.${of.kind}.closed`)}
          {day.reason && <bdi> · {day.reason}</bdi>}
        </span>
      </span>
      {of.canChange && (
        <Form method="post" className={styles.actions} preventScrollReset>
          <input type="hidden" name="intent" value="backToWeek" />
          <input type="hidden" name="scheduleId" value={of.ownScheduleId} />
          <input type="hidden" name="date" value={day.date} />
          <IconButton icon="close" size={18} label={t('staff.timeOff.remove', { day: date })} />
        </Form>
      )}
    </li>
  )
}
