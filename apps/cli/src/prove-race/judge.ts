/** Ways of booking that clients can race in. */
export const ways = ['hold', 'create-confirmed', 'confirm-or-decline'] as const
export type Way = (typeof ways)[number]

/** Response to one client; `status` 0 if there was none. */
export type ClientAnswer = { status: number; body: unknown }

/** State of the database after all responses. */
export type Stored = {
  /** Rows in the calendar of the staff member at that time, or seats taken during the race. */
  allocations: number
  /** Rows that were allowed to overlap, and bookings marked as double-booked: no race may create one. */
  overlaps: number
  /** Live holds, or bookings by status. */
  counts: Record<string, number>
  /** Contradictions in the stored data. */
  faults?: readonly string[] | undefined
}

/** Error code of the losers. */
export const tooLateCodes = { slot: 'SLOT_NOT_AVAILABLE', 'last-seat': 'SESSION_CAPACITY_EXCEEDED' } as const
export type TooLateCode = (typeof tooLateCodes)[keyof typeof tooLateCodes]

export type Verdict = {
  won: number
  refused: number
  /** Unexpected responses and database contents; empty if the race passed. */
  faults: string[]
}

/** Checks that one client wins, the others get the documented refusal, and the database agrees. */
export function judge(
  way: Way,
  answers: readonly ClientAnswer[],
  stored: Stored,
  tooLate: TooLateCode = 'SLOT_NOT_AVAILABLE',
): Verdict {
  const words = answers.map((answer) => classifyAnswer(way, answer, tooLate))
  const won = words.filter((word) => word === 'won').length
  const refused = words.filter((word) => word === 'refused').length
  const other = countByWord(words.filter((word) => word !== 'won' && word !== 'refused'))
  const faults = [
    ...Object.entries(other).map(([word, count]) => `${count} × ${word}`),
    ...(won === 1 ? [] : [`${won} clients won`]),
    ...(refused === answers.length - 1 ? [] : [`${refused} clients were refused, not ${answers.length - 1}`]),
    ...storedFaults(way, answers.length, stored),
  ]
  return { won, refused, faults }
}

function storedFaults(way: Way, clients: number, { allocations, overlaps, counts, faults = [] }: Stored): string[] {
  const expected = expectedCounts(way, clients)
  const names = [...new Set([...Object.keys(expected), ...Object.keys(counts)])]
  return [
    ...faults,
    ...(allocations === 1 ? [] : [`the calendar has ${allocations} allocations at that time, not 1`]),
    ...(overlaps === 0 ? [] : [`${overlaps} rows were allowed to overlap`]),
    ...names
      .filter((name) => (counts[name] ?? 0) !== (expected[name] ?? 0))
      .map((name) => `the database has ${counts[name] ?? 0} × ${name}, not ${expected[name] ?? 0}`),
  ]
}

function expectedCounts(way: Way, clients: number): Record<string, number> {
  if (way === 'hold') return { 'live hold': 1 }
  return way === 'create-confirmed' ? { CONFIRMED: 1 } : { CONFIRMED: 1, DECLINED: clients - 1 }
}

type ErrorAnswer = { details?: { applicationError?: { code?: string } } }
type BookingAnswer = { booking?: { status?: string; doubleBooked?: boolean } }

function classifyAnswer(way: Way, { status, body }: ClientAnswer, tooLate: TooLateCode): string {
  if (status === 0) return `no answer (${String(body)})`
  const code = (body as ErrorAnswer | null)?.details?.applicationError?.code
  if (status !== 200) {
    const documented = way !== 'confirm-or-decline' && status === 428 && code === tooLate
    return documented ? 'refused' : `${status} ${code ?? 'without a code'}`
  }
  if (way === 'hold') return 'won'
  const booking = (body as BookingAnswer | null)?.booking
  if (booking?.doubleBooked) return '200 double booked'
  if (booking?.status === 'CONFIRMED') return 'won'
  return way === 'confirm-or-decline' && booking?.status === 'DECLINED' ? 'refused' : `200 ${booking?.status}`
}

function countByWord(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
