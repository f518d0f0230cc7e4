import type { ClassSession } from './sessions.ts'

/**
 * Why a course cannot be booked. `late`: the time to enrol is over, `started`: and it has begun, `ended`: all of it is over;
 * `none`: it has no dates; `closed`: its staff or location takes no bookings.
 */
export type CourseObstacle =
  | 'none'
  | 'cancelled'
  | 'ended'
  | 'offline'
  | 'early'
  | 'late'
  | 'started'
  | 'reserved'
  | 'full'
  | 'closed'

type Course = {
  /** All of its sessions, by start. */
  sessions: readonly Pick<ClassSession, 'start' | 'end' | 'obstacle'>[]
  isPayable: boolean
  /** Open seats. */
  open: number
  broken: {
    tooEarlyToBook?: boolean | null | undefined
    tooLateToBook?: boolean | null | undefined
    bookOnlineDisabled?: boolean | null | undefined
  }
  now: number
}

/** Returns why the course cannot be booked; null if it can. Its sessions know the reasons of the course as a whole. */
export function courseObstacle({ sessions, isPayable, open, broken, now }: Course): CourseObstacle | null {
  const held = sessions.filter(({ obstacle }) => obstacle !== 'cancelled')
  const [first, last] = [held[0], held.at(-1)]
  if (!first || !last) return sessions.length > 0 ? 'cancelled' : 'none'
  if (Date.parse(last.end) <= now) return 'ended'
  if (broken.bookOnlineDisabled || !isPayable) return 'offline'
  if (broken.tooEarlyToBook) return 'early'
  if (broken.tooLateToBook) return Date.parse(first.start) <= now ? 'started' : 'late'
  if (first.obstacle === 'reserved' || first.obstacle === 'full') return first.obstacle
  return open < 1 ? 'closed' : null
}
