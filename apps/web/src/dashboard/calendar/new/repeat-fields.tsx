import { useState } from 'react'
import { addDays, firstWeekday } from '../../../lib/format.ts'
import { seriesText } from '../../../lib/series-text.ts'
import { useFormats, useLanguage, useT } from '../../../lib/translate.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { type RepeatFields as Fields, monthlyChoices, readRepeat, toRhythm, weekdayOf } from './repeat.ts'
import styles from './repeat-fields.module.css'

const MONDAY = '2024-01-01'

type Props = {
  day: string
  /** How a series repeats now; without it, a session is created that may repeat. */
  initial?: Fields
}

const once = { repeat: 'no', every: '1', by: 'date', ends: 'never', until: '', count: '10' }

/** How a session repeats, and the sentence that says so. */
export function RepeatFields({ day, initial }: Props) {
  const t = useT()
  const formats = useFormats()
  const [fields, setFields] = useState<Omit<Fields, 'weekdays'>>(initial ?? once)
  const [chosen, setChosen] = useState<readonly string[] | null>(initial?.weekdays ?? null)
  const change = (changed: Partial<Fields>): void => setFields({ ...fields, ...changed })
  const weekdays = chosen ?? (day ? [String(weekdayOf(day))] : [])
  const choices = day ? monthlyChoices(day) : []
  const by = choices.find((choice) => choice === fields.by) ?? 'date'
  const recurrence = day ? readRepeat({ ...fields, by, weekdays }, day) : null
  const { repeat, ends } = fields
  return (
    <>
      <SelectField
        name="repeat"
        label={t('dashboard.calendar.repeat')}
        value={repeat}
        onChange={(event) => change({ repeat: event.target.value })}
      >
        {(initial ? (['week', 'month'] as const) : (['no', 'week', 'month'] as const)).map((value) => (
          <option key={value} value={value}>
            {t(`dashboard.calendar.repeat.${value}`)}
          </option>
        ))}
      </SelectField>
      {repeat !== 'no' && (
        <>
          <TextField
            type="number"
            name="every"
            label={t(repeat === 'week' ? 'dashboard.calendar.repeat.weeks' : 'dashboard.calendar.repeat.months')}
            min={1}
            max={52}
            value={fields.every}
            onChange={(event) => change({ every: event.target.value })}
            required
          />
          {repeat === 'week' && <Weekdays chosen={weekdays} onChange={setChosen} />}
          {repeat === 'month' && day && (
            <Choice
              key={choices.join()}
              legend={t('dashboard.calendar.repeat.on')}
              name="by"
              value={by}
              onChange={(value) => change({ by: value })}
              options={choices.map((value) => ({ value, label: labelOf(value) }))}
            />
          )}
          <Choice
            legend={t('dashboard.calendar.repeat.ends')}
            name="ends"
            value={ends}
            onChange={(value) => change({ ends: value })}
            options={(['never', 'until', 'count'] as const).map((value) => ({
              value,
              label: t(`dashboard.calendar.repeat.ends.${value}`),
            }))}
          />
          {ends === 'until' && (
            <TextField
              type="date"
              name="until"
              label={t('dashboard.calendar.newSession.until')}
              min={day}
              value={fields.until}
              onChange={(event) => change({ until: event.target.value })}
              required
            />
          )}
          {ends === 'count' && (
            <TextField
              type="number"
              name="count"
              label={t('dashboard.calendar.repeat.count')}
              min={1}
              max={730}
              value={fields.count}
              onChange={(event) => change({ count: event.target.value })}
              required
            />
          )}
          <output className={styles.summary}>
            {recurrence ? seriesText(toRhythm(recurrence), { t, formats }) : t('dashboard.calendar.repeat.incomplete')}
          </output>
        </>
      )}
    </>
  )

  function labelOf(choice: (typeof choices)[number]): string {
    const rhythm = readRepeat({ ...fields, repeat: 'month', every: '1', ends: 'never', by: choice, weekdays }, day)
    return rhythm ? seriesText(toRhythm(rhythm), { t, formats }) : ''
  }
}

function Weekdays({ chosen, onChange }: { chosen: readonly string[]; onChange: (weekdays: string[]) => void }) {
  const t = useT()
  const formats = useFormats()
  const first = firstWeekday(useLanguage())
  const weekdays = [0, 1, 2, 3, 4, 5, 6].map((index) => ((first + index) % 7) + 1)
  return (
    <fieldset className={styles.weekdays}>
      <legend>{t('dashboard.calendar.repeat.on')}</legend>
      {weekdays.map((weekday) => (
        <CheckBox
          key={weekday}
          name="weekday"
          value={String(weekday)}
          label={formats.weekdayShort(addDays(MONDAY, weekday - 1))}
          checked={chosen.includes(String(weekday))}
          onChange={({ target: { checked, value } }) =>
            onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  )
}
