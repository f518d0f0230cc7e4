'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { findDayStep } from './find-day-step.ts'

/** What the keyboard pattern of a grid of days needs to know. */
export interface DayGridOptions {
  /** Days without gaps, as `getAvailabilityOverview` describes them. */
  readonly days: readonly { readonly date: string; readonly state: string }[]
  readonly chosen: string | null
  /** 0 Monday … 6 Sunday. */
  readonly firstWeekday: number
  /** First day that may be shown. */
  readonly earliest?: string | undefined
  /** Called to show the days so many days later, or earlier. */
  readonly onTurn: (days: number) => void
}

/** The keyboard pattern of a grid of days. Each day has its date in `data-day`. */
export interface DayGrid {
  readonly table: RefObject<HTMLTableElement | null>
  /** The day that is the one tab stop of the grid. */
  readonly stop: string | null
  /** For the keys pressed on a day. */
  readonly onWalk: (event: KeyboardEvent, date: string) => void
  /** For a day that receives the focus. */
  readonly onActive: (date: string) => void
}

/**
 * Walks a grid of days by keyboard: arrows move by day and week, Home and End in the week, Page Up and Page Down by what
 * is shown, with Shift by a year. For a calendar with markup of its own; `CalendarDays` uses it too.
 */
export function useDayGrid({ days, chosen, firstWeekday, earliest, onTurn }: DayGridOptions): DayGrid {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const isShown = (date: string | null): boolean => days.some((day) => day.date === date)
  const stop = isShown(active) ? active : isShown(chosen) ? chosen : (firstFree(days)?.date ?? null)
  useFocusOnTurn(table, active, days[0]?.date)
  const onWalk = (event: KeyboardEvent, date: string): void => {
    const rightToLeft = table.current !== null && getComputedStyle(table.current).direction === 'rtl'
    const dates = days.map((day) => day.date)
    const step = findDayStep(event, date, { days: dates, firstWeekday, rightToLeft, earliest })
    if (!step) return
    event.preventDefault()
    setActive(step.date)
    if (step.turn) onTurn(step.turn)
    else focusDay(table.current, step.date)
  }
  return { table, stop, onWalk, onActive: setActive }
}

const firstFree = <Day extends { readonly state: string }>(days: readonly Day[]): Day | undefined =>
  days.find(({ state }) => state === 'FREE') ?? days[0]

const focusDay = (table: HTMLTableElement | null, date: string): void =>
  table?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus()

/** Focuses the requested day once other days have loaded. */
function useFocusOnTurn(
  table: RefObject<HTMLTableElement | null>,
  active: string | null,
  first: string | undefined,
): void {
  const before = useRef(first)
  useEffect(() => {
    if (before.current === first) return
    before.current = first
    // The day that had the focus is gone. The focus stays on a button that was pressed.
    if (active && document.activeElement === document.body) focusDay(table.current, active)
  }, [first, active, table])
}
