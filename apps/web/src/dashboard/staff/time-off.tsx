import { Form } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PersonPage } from '../staff-member.tsx'
import type { Outcome } from './data/change-person.ts'
import { timeOf } from './data/read-hours.ts'
import { ProblemOf } from './problem.tsx'
import styles from './staff.module.css'

/** Days that replace the ordinary week. */
export function TimeOff({ page, outcome }: { page: PersonPage; outcome: Outcome | undefined }) {
  const t = useT()
  const { person, usesBusinessHours, mayChange } = page
  const days = usesBusinessHours ? [] : (page.hours?.exceptions ?? [])
  return (
    <section className={styles.part} aria-labelledby="time-off">
      <h2 id="time-off">{t('staff.timeOff')}</h2>
      <p className={styles.note}>{t('staff.timeOff.lead')}</p>
      {days.length === 0 && <p>{t('staff.timeOff.none')}</p>}
      <ul>
        {days.map((day) => (
          <ExceptionLine key={`${day.date} ${day.locationId}`} day={day} page={page} />
        ))}
      </ul>
      <ProblemOf outcome={outcome} deed="timeOff" />
      {mayChange && (
        <Form method="post" className={styles.form} noValidate preventScrollReset>
          <input type="hidden" name="do" value="timeOff" />
          <input type="hidden" name="ownScheduleId" value={page.ownScheduleId} />
          {usesBusinessHours && <input type="hidden" name="businessScheduleId" value={page.businessScheduleId ?? ''} />}
          <NewDays outcome={outcome} />
          {usesBusinessHours && <p className={styles.note}>{t('staff.timeOff.copies', { name: person.name ?? '' })}</p>}
          <div className={styles.buttons}>
            <Button>{t('staff.timeOff.add')}</Button>
          </div>
        </Form>
      )}
    </section>
  )
}

function NewDays({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const typed = outcome?.did === 'timeOff' && outcome.problem ? (outcome.typed ?? {}) : {}
  const optional = t('staff.optional')
  return (
    <>
      <div className={styles.two}>
        <TextField label={t('staff.timeOff.first')} type="date" name="first" defaultValue={typed['first']} />
        <TextField
          label={t('staff.timeOff.last')}
          optional={optional}
          type="date"
          name="last"
          defaultValue={typed['last']}
        />
      </div>
      <div className={styles.two}>
        <TextField
          label={t('staff.timeOff.from')}
          optional={optional}
          type="time"
          name="from"
          defaultValue={typed['from']}
          hint={t('staff.timeOff.allDay')}
        />
        <TextField
          label={t('staff.timeOff.until')}
          optional={optional}
          type="time"
          name="until"
          defaultValue={typed['until']}
        />
      </div>
      <TextField
        label={t('staff.timeOff.reason')}
        optional={optional}
        name="reason"
        maxLength={200}
        autoComplete="off"
        defaultValue={typed['reason']}
      />
    </>
  )
}

type Exception = NonNullable<PersonPage['hours']>['exceptions'][number]

function ExceptionLine({ day, page }: { day: Exception; page: PersonPage }) {
  const t = useT()
  const formats = useFormats()
  const date = formats.dayMonthYear(day.date)
  const when = day.windows.map(({ opensMinute, closesMinute }) => `${timeOf(opensMinute)}–${timeOf(closesMinute)}`)
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <span className={styles.name}>{date}</span>
        <span className={styles.note}>
          {when.length > 0 ? when.join(', ') : t('staff.timeOff.off')}
          {day.reason && <bdi> · {day.reason}</bdi>}
        </span>
      </span>
      {page.mayChange && (
        <Form method="post" className={styles.deeds} preventScrollReset>
          <input type="hidden" name="do" value="backToWeek" />
          <input type="hidden" name="scheduleId" value={page.ownScheduleId} />
          <input type="hidden" name="date" value={day.date} />
          <button type="submit" className={styles.arrow} title={t('staff.timeOff.forget', { day: date })}>
            <Icon name="close" size={18} />
            <span className="k-unseen">{t('staff.timeOff.forget', { day: date })}</span>
          </button>
        </Form>
      )}
    </li>
  )
}
