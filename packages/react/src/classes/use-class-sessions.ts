'use client'

import { useState } from 'react'
import { addDays, localTime } from '../dates.ts'
import type { ClassSession, HoldSlot } from '../types.ts'
import { useKalendsQuery } from '../use-kalends-query.ts'
import type { ClassListProps } from './class-list.tsx'

/** Options of a list of sessions. */
export interface ClassSessionsOptions {
  /** Zone of the times, such as that of the business. */
  readonly timezone: string
  /** Only sessions of these services. */
  readonly serviceIds?: readonly string[] | undefined
  /** Number of days from now on: 14 if unset. */
  readonly dayCount?: number | undefined
  /** Number of participants to book: 1 if unset. */
  readonly participants?: number | undefined
}

/** The coming sessions of classes. */
export interface ClassSessions {
  /** Props of `ClassList`, except what happens with the chosen session. */
  readonly list: Pick<ClassListProps, 'sessions' | 'timezone' | 'busy' | 'error' | 'onRetry'>
  /** Returns what to hold for a session. */
  readonly toSlot: (session: ClassSession) => HoldSlot
}

const mostSessions = 200

/** Loads the coming sessions of classes, at most 200, full ones included. They are at most a minute old. */
export function useClassSessions({
  timezone,
  serviceIds,
  dayCount = 14,
  participants = 1,
}: ClassSessionsOptions): ClassSessions {
  const [now] = useState(() => localTime(new Date(), timezone))
  const input = {
    fromLocalDate: now,
    toLocalDate: `${addDays(now.slice(0, 10), dayCount)}T00:00:00`,
    timeZone: timezone,
    cursorPaging: { limit: mostSessions },
    ...(serviceIds ? { serviceIds: [...serviceIds] } : {}),
  }
  const query = useKalendsQuery('availability', 'listEventTimeSlots', input, { staleTime: 60_000 })
  return {
    list: {
      sessions: query.data?.timeSlots ?? [],
      timezone,
      busy: query.isPending,
      error: query.error,
      onRetry: () => void query.refetch(),
    },
    toSlot: ({ serviceId, eventInfo }) => ({
      serviceId: serviceId ?? '',
      eventId: eventInfo?.eventId ?? null,
      timezone,
      totalParticipants: participants,
    }),
  }
}
