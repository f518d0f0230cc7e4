import type { SessionInput } from '../src/seats/judge-session.ts'
import type { SeatCount } from '../src/seats/open-seats.ts'
import { at } from './factories.ts'

type More = Partial<Omit<SessionInput, 'seats' | 'policy'>> & {
  seats?: Partial<SeatCount>
  policy?: Partial<SessionInput['policy']>
}

/** One place in a class of ten from 10:00 to 11:00 with nobody in it yet, asked for at 08:00 under no limits. */
export function aSession(more: More = {}): SessionInput {
  return {
    now: at('08:00'),
    start: at('10:00'),
    end: at('11:00'),
    cancelled: false,
    participants: 1,
    onlineBookingEnabled: true,
    ...more,
    seats: { capacity: 10, taken: 0, held: 0, offered: 0, ...more.seats },
    policy: { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: false, ...more.policy },
  }
}
