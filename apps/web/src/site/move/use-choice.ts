import { useNavigation, useSearchParams } from 'react-router'
import { type MoveChoice, paths } from '../../paths.ts'
import type { MoveData } from '../data/move.ts'
import type { FreeTime } from '../data/service.ts'
import type { ClassSession } from '../data/sessions.ts'

export type Choice = {
  /** The selected day, updated before its times have loaded. */
  day: string | null
  /** True while the times on screen belong to another day. */
  waiting: boolean
  /** The selected time or session, if it is on screen and not where the booking is. */
  time: FreeTime | null
  session: ClassSession | null
  /** This page's URL with changed choices; undefined removes one. */
  hrefWith: (change: MoveChoice) => string
}

/** Choices are URL parameters. While a link loads, the next one builds on its URL, so that two clicks both count. */
export function useChoice(move: MoveData, token: string): Choice {
  const [search] = useSearchParams()
  const { location } = useNavigation()
  const isHere = location?.pathname.endsWith(paths.moveBooking(token))
  const loading = isHere ? new URLSearchParams(location?.search) : null
  const current: MoveChoice = Object.fromEntries(loading ?? search)
  const day = loading?.get('day') ?? move.day
  const start = Date.parse(current.time ?? '')
  const isNow = start === Date.parse(move.booking.start)
  return {
    day,
    waiting: day !== move.day || (loading !== null && (current.from ?? move.earliestFrom) !== move.from),
    time: isNow ? null : (move.times.find(({ startDate }) => Date.parse(startDate) === start) ?? null),
    session: move.sessions.find(({ id }) => id === current.session && id !== move.booking.sessionId) ?? null,
    hrefWith: (change) => paths.moveBooking(token, { ...current, ...change }),
  }
}

/** Returns true if the class session can be chosen: it can be booked, and has seats for everybody. */
export const fits = ({ booking }: MoveData, { id, obstacle, open }: ClassSession): boolean =>
  id !== booking.sessionId && obstacle === null && open >= booking.people
