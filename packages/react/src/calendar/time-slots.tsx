'use client'

import { useId } from 'react'
import { dateIn, describeZone, formatDate, formatTime, localTime, longDay } from '../dates.ts'
import { Heading } from '../heading.tsx'
import { LoadProblem } from '../load-problem.tsx'
import type { ClassNames, FreeTime, HeadingLevel } from '../types.ts'
import { type TimeSlotsLabels, timeSlotsLabels } from './calendar-labels.ts'
import { type DayPart, dayPartOf, dayParts } from './day-parts.ts'

/** What the times of a day take; `useCalendar` returns the first ones. */
export interface TimeSlotsProps {
  /** The day of the times; null if there is none. */
  readonly day: string | null
  readonly times: readonly FreeTime[]
  /** Zone that the times are shown in. */
  readonly timezone: string
  readonly busy?: boolean | undefined
  readonly error?: Error | null | undefined
  readonly onRetry?: (() => void) | undefined
  /** The next available time, offered on a day without any. */
  readonly nextFree?: FreeTime | null | undefined
  readonly onShowDay?: ((date: string) => void) | undefined
  readonly onChoose: (time: FreeTime) => void
  /** The time that is chosen. */
  readonly chosen?: FreeTime | null | undefined
  readonly locale?: string | undefined
  readonly headingLevel?: HeadingLevel | undefined
  readonly labels?: Partial<TimeSlotsLabels> | undefined
  readonly classNames?: ClassNames<TimeSlotsPart> | undefined
}

export type TimeSlotsPart = 'root' | 'heading' | 'timezone' | 'part' | 'list' | 'time' | 'empty' | 'problem'

/** The available times of a day as buttons, grouped into morning, afternoon and evening. */
export function TimeSlots(props: TimeSlotsProps) {
  const { day, times, timezone, busy, error, onRetry, locale = 'en', headingLevel = 3, classNames = {} } = props
  const labels = { ...timeSlotsLabels, ...props.labels }
  const id = useId()
  const dayName = day === null ? null : formatDate(day, locale, longDay)
  const isAnswered = !busy && !error && dayName !== null
  const instant = times[0]?.startDate ?? new Date(`${day ?? '2000-01-01'}T12:00:00Z`)
  return (
    <section className={classNames.root} aria-labelledby={id} aria-busy={busy || undefined}>
      <Heading level={headingLevel} id={id} className={classNames.heading}>
        {dayName ?? (busy ? labels.loading : labels.noDay)}
      </Heading>
      {busy && dayName !== null && <p>{labels.loading}</p>}
      {error && (
        <LoadProblem text={labels.problem} retry={labels.retry} onRetry={onRetry} className={classNames.problem} />
      )}
      {isAnswered && times.length > 0 && (
        <>
          <Parts {...props} id={id} />
          <p className={classNames.timezone}>{labels.timezone(describeZone(timezone, locale, instant))}</p>
        </>
      )}
      {!busy && !error && times.length === 0 && <Empty {...props} />}
      <p role="status">{isAnswered && labels.found({ day: dayName, count: times.length })}</p>
    </section>
  )
}

function Parts({ id, ...props }: TimeSlotsProps & { id: string }) {
  const { times, timezone, locale = 'en', headingLevel = 3, chosen, onChoose, classNames = {} } = props
  const labels = { ...timeSlotsLabels, ...props.labels }
  const level = headingLevel === 5 ? 6 : ((headingLevel + 1) as HeadingLevel)
  return dayParts.map((part) => {
    const inPart = times.filter(({ startDate }) => findPart(startDate, timezone) === part)
    if (inPart.length === 0) return null
    return (
      <div key={part} className={classNames.part}>
        <Heading level={level} id={`${id}-${part}`}>
          {labels[part]}
        </Heading>
        <ul className={classNames.list} aria-labelledby={`${id}-${part}`}>
          {inPart.map((time) => (
            <li key={`${time.startDate.getTime()} ${time.locationId}`}>
              <button
                type="button"
                className={classNames.time}
                aria-current={isSame(time, chosen) ? 'true' : undefined}
                onClick={() => onChoose(time)}
              >
                {formatTime(time.startDate, locale, timezone)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function Empty({ day, nextFree, onShowDay, timezone, locale = 'en', classNames = {}, ...props }: TimeSlotsProps) {
  const labels = { ...timeSlotsLabels, ...props.labels }
  const next = nextFree && dateIn(nextFree.startDate, timezone)
  return (
    <div className={classNames.empty}>
      {day !== null && <p>{labels.empty}</p>}
      {next && onShowDay && (
        <button type="button" onClick={() => onShowDay(next)}>
          {labels.nextFree({
            day: formatDate(next, locale, longDay),
            time: formatTime(nextFree.startDate, locale, timezone),
          })}
        </button>
      )}
    </div>
  )
}

const findPart = (instant: Date, timezone: string): DayPart =>
  dayPartOf(Number(localTime(instant, timezone).slice(11, 13)))

const isSame = (time: FreeTime, other: FreeTime | null | undefined): boolean =>
  time.startDate.getTime() === other?.startDate.getTime() && time.locationId === other.locationId
