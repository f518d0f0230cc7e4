'use client'

import { useState } from 'react'
import { addDays, dateIn, startOfWeek } from '../dates.ts'
import type { OperationOutput } from '../query-key.ts'
import type { FreeTime, HoldSlot } from '../types.ts'
import { useKalendsQuery } from '../use-kalends-query.ts'
import type { CalendarDaysProps } from './calendar-days.tsx'
import type { TimeSlotsProps } from './time-slots.tsx'

/** Options of a calendar. */
export interface CalendarOptions {
  /** Zone of days and times, such as that of the business. */
  readonly timezone: string
  readonly resourceId?: string | undefined
  readonly locationId?: string | undefined
  /** The chosen duration, for a service with several. */
  readonly durationMinutes?: number | undefined
  readonly addOnIds?: readonly string[] | undefined
  /** Number of days shown at once: 35 if unset. */
  readonly dayCount?: number | undefined
  /** 0 Monday … 6 Sunday: 0 if unset. */
  readonly firstWeekday?: number | undefined
}

/** The days and times of a service. */
export interface Calendar {
  /** Props of `CalendarDays`. */
  readonly days: Pick<
    CalendarDaysProps,
    'days' | 'today' | 'chosen' | 'onChoose' | 'onTurn' | 'earliest' | 'busy' | 'error' | 'onRetry' | 'firstWeekday'
  >
  /** Props of `TimeSlots`, except what happens with the chosen time. */
  readonly times: Pick<
    TimeSlotsProps,
    'day' | 'times' | 'timezone' | 'busy' | 'error' | 'onRetry' | 'nextFree' | 'onShowDay'
  >
  /** Returns what to hold for a time. */
  readonly toSlot: (time: FreeTime) => HoldSlot
}

type Overview = OperationOutput<'availability', 'getAvailabilityOverview'>

/**
 * Loads the available days of a service and the times of the chosen one. The first available day is chosen until the
 * customer chooses another. Loads nothing without an id. Times are at most a minute old.
 */
export function useCalendar(serviceId: string | null | undefined, options: CalendarOptions): Calendar {
  const { timezone, resourceId, locationId, durationMinutes, addOnIds, dayCount = 35, firstWeekday = 0 } = options
  const [today] = useState(() => dateIn(new Date(), timezone))
  const earliest = startOfWeek(today, firstWeekday)
  const [from, setFrom] = useState(earliest)
  const [day, setDay] = useState<string | null>(null)
  const input = {
    serviceId: serviceId ?? '',
    fromDate: from,
    days: dayCount,
    timezone,
    ...(day === null ? {} : { timesOf: day }),
    ...(resourceId === undefined ? {} : { resourceId }),
    ...(locationId === undefined ? {} : { locationId }),
    ...(durationMinutes === undefined ? {} : { durationMinutes }),
    ...(addOnIds === undefined ? {} : { addOnIds: [...addOnIds] }),
  }
  const query = useKalendsQuery('availability', 'getAvailabilityOverview', input, {
    enabled: Boolean(serviceId),
    staleTime: 60_000,
    // The days stay on the screen while those of another window, or the times of another day, are loading.
    placeholderData: (before, query) => (query && isOf(query.queryKey, serviceId) ? before : undefined),
  })
  const { data, isPlaceholderData, isFetching, error } = query
  const busy = !error && (!data || (isFetching && isPlaceholderData))
  const turn = (date: string): void => setFrom(date < earliest ? earliest : date)
  const shared = { error, onRetry: () => void query.refetch() }
  const chosen = day ?? data?.timesOf ?? null
  return {
    days: {
      ...shared,
      days: data?.days ?? [],
      today,
      chosen,
      onChoose: setDay,
      onTurn: (count) => turn(addDays(from, count)),
      earliest,
      busy,
      firstWeekday,
    },
    times: {
      ...shared,
      day: chosen,
      times: timesOf(data, chosen),
      timezone,
      busy,
      nextFree: data?.nextFree ?? null,
      onShowDay: (date) => {
        turn(startOfWeek(date, firstWeekday))
        setDay(date)
      },
    },
    toSlot: ({ startDate, endDate, locationId: at }) => ({
      serviceId: input.serviceId,
      startDate,
      endDate,
      timezone,
      resourceId: resourceId ?? null,
      locationId: at,
    }),
  }
}

const timesOf = (data: Overview | undefined, day: string | null): FreeTime[] =>
  data?.timesOf === day ? data.times : []

const isOf = (queryKey: readonly unknown[], serviceId: string | null | undefined): boolean =>
  (queryKey[3] as { serviceId?: string } | undefined)?.serviceId === serviceId
