/** What the clients of one race do. */
export const ways = ['hold', 'create-confirmed', 'confirm-or-decline'] as const
export type Way = (typeof ways)[number]

/** What one client was told; `status` 0 when it got no answer. */
export type ClientAnswer = { status: number; body: unknown }

/** State of the database after all responses. */
export type Stored = {
  /** Live rows in the calendar of the one person everybody wanted, at that time; or seats of those that were open. */
  places: number
  /** Rows that were allowed to overlap, and bookings marked for it: no race may make one. */
  overlaps: number
  /** Live holds, or bookings by status. */
  counts: Record<string, number>
  /** What contradicts itself. */
  faults?: readonly string[] | undefined
}

/** Error code of the losers. */
export const tooLateCodes = { slot: 'SLOT_NOT_AVAILABLE', 'last-seat': 'SESSION_CAPACITY_EXCEEDED' } as const
export type TooLateCode = (typeof tooLateCodes)[keyof typeof tooLateCodes]

export type Verdict = {
  won: number
  refused: number
  /** Every other answer, and what the database holds beyond one winner; empty when the race is proven. */
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

function storedFaults(way: Way, clients: number, { places, overlaps, counts, faults = [] }: Stored): string[] {
  const expected = expectedCounts(way, clients)
  const names = [...new Set([...Object.keys(expected), ...Object.keys(counts)])]
  return [
    ...faults,
    ...(places === 1 ? [] : [`the calendar holds ${places} places at that time, not one`]),
    ...(overlaps === 0 ? [] : [`${overlaps} rows overlap by permission`]),
    ...names
      .filter((name) => (counts[name] ?? 0) !== (expected[name] ?? 0))
      .map((name) => `the database holds ${counts[name] ?? 0} × ${name}, not ${expected[name] ?? 0}`),
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
