import { useDayGrid } from '@kalends/react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { weekdayIndex } from '../../lib/format.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from './day-grid.module.css'

/** A day as the availability call describes it. */
export type GridDay = { date: string; state: string; freeCount: number }

type Props = {
  /** Id of the heading that names the weeks shown. */
  labelledBy: string
  /** Whole weeks, from the language's first weekday on. */
  days: GridDay[]
  today: string
  chosen: string | null
  toHref: (day: string) => string
  onChoose: (day: string) => void
  /** Called for days outside the window, which the page then loads. */
  onTurn: (days: number) => void
}

/** Weeks of days as a grid with arrow keys. Each free day is a link, so it works without scripts. */
export function DayGrid({ labelledBy, days, today, chosen, toHref, onChoose, onTurn }: Props) {
  const formats = useFormats()
  const hydrated = useHydrated()
  const firstWeekday = weekdayIndex(days[0]?.date ?? today)
  const { table, stop, onWalk, onActive } = useDayGrid({ days, chosen, firstWeekday, onTurn })

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table that arrow keys walk
    <table ref={table} className={styles.grid} role="grid" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {days.slice(0, 7).map(({ date }) => (
            <th key={date} scope="col" abbr={formats.weekday(date)}>
              {formats.weekdayLeast(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {splitWeeks(days).map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, not of a plain table
              <td key={day.date} aria-selected={day.date === chosen}>
                <DayCell
                  day={day}
                  today={day.date === today}
                  chosen={day.date === chosen}
                  href={toHref(day.date)}
                  tabIndex={tabStop(day, day.date === stop, hydrated)}
                  onChoose={onChoose}
                  onKeyDown={onWalk}
                  onFocus={onActive}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = {
  day: GridDay
  today: boolean
  chosen: boolean
  href: string
  tabIndex: number
  onChoose: (day: string) => void
  onKeyDown: (event: KeyboardEvent, day: string) => void
  onFocus: (day: string) => void
}

function DayCell({ day, today, chosen, href, tabIndex, onChoose, onKeyDown, onFocus }: CellProps) {
  const free = day.state === 'FREE'
  const look = [styles.day, !free && styles.off, today && styles.today, chosen && styles.chosen]
  const shared = {
    className: look.filter(Boolean).join(' '),
    'data-day': day.date,
    'aria-current': today ? ('date' as const) : undefined,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, day.date),
    onFocus: () => onFocus(day.date),
  }
  const face = <DayFace day={day} today={today} />
  if (!free) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a day without free times is a link that leads nowhere, and says why
      <span role="link" aria-disabled="true" tabIndex={tabIndex} {...shared}>
        {face}
      </span>
    )
  }
  return (
    <Link
      {...shared}
      tabIndex={tabIndex}
      to={href}
      replace
      preventScrollReset
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onChoose(day.date)
      }}
    >
      {face}
    </Link>
  )
}

function DayFace({ day, today }: { day: GridDay; today: boolean }) {
  const t = useT()
  const formats = useFormats()
  const first = day.date.endsWith('-01')
  const name = t('common.day.name', {
    day: formats.dayFull(day.date),
    today: today ? 'yes' : 'no',
    state: day.state,
    count: day.freeCount,
  })
  return (
    <>
      <span className="k-unseen">{name}</span>
      {(today || first) && (
        <em className={styles.mark} aria-hidden="true">
          {today ? t('common.today') : formats.monthShort(day.date)}
        </em>
      )}
      <span className={`${styles.number} k-num`} aria-hidden="true">
        {formats.dayNumber(day.date)}
      </span>
      <Dots full={countDots(day)} />
    </>
  )
}

/** Three dots: how much is free. Closed days have none. */
function Dots({ full }: { full: number | null }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {full !== null && [1, 2, 3].map((dot) => <b key={dot} className={dot <= full ? styles.full : undefined} />)}
    </span>
  )
}

/** Legend of the dots; the days' own labels say it to screen readers. */
export function DayGridKey() {
  const t = useT()
  return (
    <div className={styles.key} aria-hidden="true">
      <span>
        <Dots full={3} />
        {t('common.dots.many')}
      </span>
      <span>
        <Dots full={1} />
        {t('common.dots.few')}
      </span>
      <span>
        <Dots full={0} />
        {t('common.dots.full')}
      </span>
      <span>{t('common.dots.none')}</span>
    </div>
  )
}

const MANY = 6
const SOME = 3

function countDots({ state, freeCount }: GridDay): number | null {
  if (state === 'FULL') return 0
  if (state !== 'FREE') return null
  if (freeCount >= MANY) return 3
  return freeCount >= SOME ? 2 : 1
}

/** One tab stop for the whole grid once scripts run; before that every free day. */
const tabStop = ({ state }: GridDay, isStop: boolean, hydrated: boolean): number =>
  (hydrated ? isStop : state === 'FREE') ? 0 : -1

const splitWeeks = (days: GridDay[]): GridDay[][] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7))
