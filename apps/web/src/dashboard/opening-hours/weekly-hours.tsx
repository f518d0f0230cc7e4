import { useState } from 'react'
import { useFormats, useLanguage, useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { HoursOutcome } from './change-opening-hours.ts'
import { toStretches } from './hours.ts'
import { HoursFields, weekdays } from './hours-fields.tsx'
import type { PageData } from './load-page.ts'
import styles from './opening-hours.module.css'

type Props = { pageData: PageData; outcome: HoursOutcome | undefined }

/** Weekly hours of a location: those of the main location, or its own. */
export function WeeklyHours({ pageData: { open, main, hours, canWriteHours }, outcome }: Props) {
  const t = useT()
  const mine = outcome?.intent === 'hours' ? outcome : undefined
  const refused = mine && !mine.done ? mine : undefined
  const [isFollowing, setFollowing] = useState(
    refused ? refused.values['follows']?.[0] === 'main' : !open.isMain && hours.weekly.length === 0,
  )
  const wrong = refused?.wrong.find((name) => name === 'none' || name === 'half')
  return (
    <FormCard
      title={t('openingHours.weekly')}
      text={t('openingHours.weekly.text')}
      intent="hours"
      submitLabel={t('settings.save')}
      problem={
        refused && t(refused.code ? 'settings.refused' : wrong ? `openingHours.${wrong}` : 'locations.hours.invalid')
      }
      isSaved={mine?.done === true}
      readOnly={!canWriteHours}
    >
      <input type="hidden" name="scheduleId" value={open.scheduleId} />
      <input type="hidden" name="isMain" value={open.isMain ? 'yes' : ''} />
      {!open.isMain && (
        <Choice
          legend={t('openingHours.follows')}
          name="follows"
          value={isFollowing ? 'main' : 'own'}
          onChange={(value) => setFollowing(value === 'main')}
          options={[
            { value: 'main', label: t('openingHours.follows.main', { name: main.name }) },
            { value: 'own', label: t('openingHours.follows.own') },
          ]}
        />
      )}
      {isFollowing ? (
        <WeekSummary weekly={main.weekly} />
      ) : (
        <HoursFields weekly={hours.weekly.length > 0 ? hours.weekly : main.weekly} values={refused?.values} />
      )}
    </FormCard>
  )
}

/** Weekly hours, read-only. */
export function WeekSummary({ weekly }: { weekly: PageData['hours']['weekly'] }) {
  const t = useT()
  const formats = useFormats()
  const language = useLanguage()
  const week = toStretches(weekly)
  return (
    <dl className={styles.summary}>
      {weekdays(language).map((weekday) => (
        <div key={weekday}>
          {/* The first of June 2026 is a Monday. */}
          <dt>{formats.weekday(`2026-06-0${weekday}`)}</dt>
          <dd>
            {(week[weekday - 1] ?? []).map(({ from, to }) => `${from}–${to}`).join(', ') || t('openingHours.closed')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
