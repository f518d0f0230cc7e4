import { type BusyRow, DAY, HOUR, type Hours, MINUTE } from '@kalends/availability'
import type { Question, RawResource, VisitQuestion } from '../brute-force/question.ts'

const FIRST_DAY = Date.UTC(2026, 2, 1)
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']

/** One staff member for a month: the request of a small business's booking page. */
export function oneStaffMonth(): Question {
  return question(1, 30, 60)
}

/** Twenty staff members in four zones for two months: a chain's calendar. */
export function twentyStaffTwoMonths(): Question {
  return question(20, 60, 120)
}

/** Three consecutive services, each with any of five staff members, over two months. */
export function threeServices(): VisitQuestion {
  const { range, ...service } = question(5, 60, 120)
  const reach = { from: range.from, to: range.to + 3 * service.rules.durationMinutes * MINUTE }
  return { range, parts: [1, 2, 3].map(() => ({ ...service, range: reach })), includeUnavailable: false }
}

function question(staff: number, days: number, busyEach: number): Question {
  const random = numbers(20_260_301)
  return {
    rules: {
      now: FIRST_DAY,
      durationMinutes: 60,
      bufferBeforeMinutes: 10,
      bufferAfterMinutes: 15,
      gridStepMinutes: 15,
      zone: 'Europe/Berlin',
      policy: { limitEarlyMinutes: null, limitLateMinutes: 120, bookAfterStart: false },
      onlineBookingEnabled: true,
    },
    range: { from: FIRST_DAY, to: FIRST_DAY + days * DAY },
    location: null,
    locationId: null,
    primary: Array.from({ length: staff }, (_, i) => person(i, days, busyEach, random)),
    pools: [],
    includeUnavailable: false,
  }
}

/** Rows are sorted by start, as the index returns them. */
function person(index: number, days: number, busyEach: number, random: () => number): RawResource {
  const busy = Array.from({ length: busyEach }, () => booking(days, random)).sort((a, b) => a.start - b.start)
  return { id: `staff-${index}`, hours: workingWeek(index), busy }
}

/** Every day from nine to six with a lunch break, in the staff member's own zone. */
function workingWeek(index: number): Hours {
  const shifts = [
    { openMinute: 9 * 60, closeMinute: 13 * 60 },
    { openMinute: 13 * 60 + 45, closeMinute: 18 * 60 },
  ]
  const weekly = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => shifts.map((shift) => ({ weekday, ...shift })))
  return { zone: ZONES[index % ZONES.length] as string, weekly, exceptions: [] }
}

function booking(days: number, random: () => number): BusyRow {
  const start = FIRST_DAY + Math.floor(random() * days) * DAY + 6 * HOUR + Math.floor(random() * 44) * 15 * MINUTE
  return { start, end: start + (30 + Math.floor(random() * 5) * 15) * MINUTE }
}

/** Generates the same numbers between 0 and 1 on every machine (a multiplicative generator, modulus 2³¹ − 1). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
