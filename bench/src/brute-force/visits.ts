import { MINUTE } from '@kalends/availability'
import type { AnsweredVisit, Question, VisitQuestion } from './question.ts'
import { bookingHorizon, isFree, listGridStarts, openPools, openPrimary, policySays, poolsFree } from './resources.ts'

/**
 * A naive model of visits: tries every grid start of the first part within the range and checks each part at its own
 * start.
 */
export function bruteForceVisits({ range, parts, includeUnavailable }: VisitQuestion): AnsweredVisit[] {
  const questions = parts.map((part, i) => withOuterBuffers(part, i === 0, i === parts.length - 1))
  const first = questions[0] as Question
  const grids = first.primary.map((resource) => listGridStarts({ ...first, range }, resource))
  const books = questions.map((question) => ({ question, primary: openPrimary(question), pools: openPools(question) }))
  const visits: AnsweredVisit[] = []
  for (const start of [...new Set(grids.flatMap((grid) => [...grid]))].sort((a, b) => a - b)) {
    const starts = listStarts(questions, start)
    if (questions.some(({ rules }, i) => (starts[i] as number) > bookingHorizon(rules))) continue
    const free = books.map(({ question, primary, pools }, i) => {
      const at = starts[i] as number
      if (!poolsFree(question, pools, at)) return []
      return [...primary.keys()].filter(
        (n) => (i > 0 || grids[n]?.has(start)) && isFree(question, primary[n] as (typeof primary)[number], at),
      )
    })
    if (!includeUnavailable && free.some((ready) => ready.length === 0)) continue
    const says = questions.map((question, i) => policySays(question, starts[i] as number))
    visits.push({
      start,
      firstFree: free.map((ready) => ready[0] ?? -1),
      freeCounts: free.map((ready) => ready.length),
      tooEarlyToBook: says.some(({ tooEarlyToBook }) => tooEarlyToBook),
      tooLateToBook: says.some(({ tooLateToBook }) => tooLateToBook),
    })
  }
  return visits
}

function withOuterBuffers(question: Question, isFirst: boolean, isLast: boolean): Question {
  const { rules } = question
  const bufferBeforeMinutes = isFirst ? rules.bufferBeforeMinutes : 0
  const bufferAfterMinutes = isLast ? rules.bufferAfterMinutes : 0
  return { ...question, rules: { ...rules, bufferBeforeMinutes, bufferAfterMinutes } }
}

/** Returns the start of each part if the first begins at `start`. */
function listStarts(questions: readonly Question[], start: number): number[] {
  let at = start
  return questions.map(({ rules }) => {
    const own = at
    at += rules.durationMinutes * MINUTE
    return own
  })
}
