'use client'

import { type KeyboardEvent, useId } from 'react'
import { addDays, formatDate, weekdayIndex } from '../dates.ts'
import { Heading } from '../heading.tsx'
import { LoadProblem } from '../load-problem.tsx'
import type { ClassNames, HeadingLevel } from '../types.ts'
import { type CalendarDaysLabels, calendarDaysLabels } from './calendar-labels.ts'
import { useDayGrid } from './use-day-grid.ts'

/** A day as `getAvailabilityOverview` describes it. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `FREE`, or why nothing is available: `FULL`, `CLOSED`, `PAST`, `TOO_EARLY`, `TOO_LATE`. */
  readonly state: string
  readonly freeCount: number
}

/** What the days of a calendar take; `useCalendar` returns the first ones. */
export interface CalendarDaysProps {
  /** Days without gaps; empty while loading. */
  readonly days: readonly CalendarDay[]
  readonly today: string
  readonly chosen: string | null
  readonly onChoose: (date: string) => void
  /** Called to show the days so many days later, or earlier. */
  readonly onTurn: (days: number) => void
  /** First day that may be shown. */
  readonly earliest?: string | undefined
  readonly busy?: boolean | undefined
  readonly error?: Error | null | undefined
  readonly onRetry?: (() => void) | undefined
  /** Language of the dates: `en` if unset. */
  readonly locale?: string | undefined
  /** 0 Monday … 6 Sunday: 0 if unset. */
  readonly firstWeekday?: number | undefined
  readonly headingLevel?: HeadingLevel | undefined
  readonly labels?: Partial<CalendarDaysLabels> | undefined
  readonly classNames?: ClassNames<CalendarDaysPart> | undefined
}

export type CalendarDaysPart = 'root' | 'months' | 'earlier' | 'later' | 'grid' | 'day' | 'problem'

/**
 * Days as a grid with one tab stop: arrows move by day and week, Home and End in the week, Page Up and Page Down by what
 * is shown, with Shift by a year. Days without free times say why and cannot be chosen.
 */
export function CalendarDays(props: CalendarDaysProps) {
  const { days, onTurn, earliest, busy, error, onRetry, locale = 'en', headingLevel = 3, classNames = {} } = props
  const labels = { ...calendarDaysLabels, ...props.labels }
  const id = useId()
  const first = days[0]?.date
  const isFirst = first === undefined || (earliest !== undefined && first <= earliest)
  return (
    <section className={classNames.root} aria-labelledby={id} aria-busy={busy || undefined}>
      <Heading level={headingLevel} id={id} className={classNames.months} aria-live="polite">
        {first !== undefined ? describeMonths(days, locale) : error ? labels.noDays : labels.loading}
      </Heading>
      <button
        type="button"
        className={classNames.earlier}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onTurn(-days.length)}
      >
        {labels.earlier}
      </button>
      <button
        type="button"
        className={classNames.later}
        aria-disabled={first === undefined || undefined}
        onClick={() => first !== undefined && onTurn(days.length)}
      >
        {labels.later}
      </button>
      {error && (
        <LoadProblem text={labels.problem} retry={labels.retry} onRetry={onRetry} className={classNames.problem} />
      )}
      {first !== undefined && <Grid {...props} labelledBy={id} first={first} />}
    </section>
  )
}

function Grid(props: CalendarDaysProps & { labelledBy: string; first: string }) {
  const { labelledBy, first, days, chosen, locale = 'en', firstWeekday = 0, classNames = {} } = props
  const { table, stop, onWalk, onActive } = useDayGrid({ ...props, firstWeekday })
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that arrow keys walk
    <table ref={table} role="grid" className={classNames.grid} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekdays(first, firstWeekday).map((date) => (
            <th key={date} scope="col" abbr={formatDate(date, locale, { weekday: 'long' })}>
              {formatDate(date, locale, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {splitWeeks(days, firstWeekday).map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, index) =>
              day ? (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, not of a plain table
                <td key={day.date} aria-selected={day.date === chosen}>
                  <Day {...props} day={day} isStop={day.date === stop} onWalk={onWalk} onActive={onActive} />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = CalendarDaysProps & {
  day: CalendarDay
  isStop: boolean
  onWalk: (event: KeyboardEvent, date: string) => void
  onActive: (date: string) => void
}

function Day({ day, today, locale = 'en', classNames = {}, isStop, onChoose, onWalk, onActive, ...props }: DayProps) {
  const labels = { ...calendarDaysLabels, ...props.labels }
  const { date, state, freeCount } = day
  const isFree = state === 'FREE'
  const name = formatDate(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <button
      type="button"
      className={classNames.day}
      data-day={date}
      data-state={state}
      tabIndex={isStop ? 0 : -1}
      aria-label={labels.day({ name, isToday: date === today, state, freeCount })}
      aria-current={date === today ? 'date' : undefined}
      aria-disabled={isFree ? undefined : true}
      onFocus={() => onActive(date)}
      onKeyDown={(event) => onWalk(event, date)}
      onClick={() => isFree && onChoose(date)}
    >
      {formatDate(date, locale, { day: 'numeric' })}
    </button>
  )
}

/** Dates of one week, for the names of its days. */
function weekdays(date: string, firstWeekday: number): string[] {
  const offset = (weekdayIndex(date) - firstWeekday + 7) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(date, index - offset))
}

/** Splits days into weeks of seven, with gaps before the first and after the last. */
function splitWeeks(days: readonly CalendarDay[], firstWeekday: number): (CalendarDay | undefined)[][] {
  const offset = (weekdayIndex(days[0]?.date ?? '') - firstWeekday + 7) % 7
  const count = Math.ceil((offset + days.length) / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => days[week * 7 + index - offset]),
  )
}

function describeMonths(days: readonly CalendarDay[], locale: string): string {
  const names = [days[0], days.at(-1)].map((day) =>
    formatDate(day?.date ?? '', locale, { month: 'long', year: 'numeric' }),
  )
  return [...new Set(names)].join(' – ')
}
