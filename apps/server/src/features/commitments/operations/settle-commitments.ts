import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { findResources } from '../../resources/index.ts'
import { readChange } from '../rules/read-change.ts'
import { type Answered, type Answers, answerFor, readAnswers, requirePossibleAnswers } from '../steps/answers.ts'
import { findAffected } from '../steps/find-affected.ts'
import { type PlannedChange, planChange } from '../steps/planned-change.ts'
import { refuseRemaining } from '../steps/require-none.ts'
import { settle } from '../steps/settle.ts'
import { settleSeries } from '../steps/settle-series.ts'
import { within } from '../steps/within.ts'
import type { CommitmentRow } from '../store/find-commitments.ts'

const mostChanged = 1000

export const settleCommitments: Operation<'settleCommitments'> = async ({ input, actor, request }, context) => {
  const change = readChange(input.change)
  if ('field' in change) return refuseFields([change])
  if (input.allowOverlap && !may(actor, 'OVERRIDE_AVAILABILITY')) return fail('UNAUTHORIZED_OPERATION')
  const { notifyParticipants = false, message } = input
  return context.longTransaction(async (tx) => {
    const planned = await planChange(tx, change, { actor, request })
    const inside = within(context, tx)
    const affected = await findAffected(inside, tx, actor.siteId, planned)
    const answers = readAnswers(input)
    const answered = answerAll(affected, planned, answers)
    if (changesSessions(answered) && !may(actor, 'MANAGE_CALENDAR')) fail('UNAUTHORIZED_OPERATION')
    const notification = { notifyParticipants, ...(message ? { message } : {}) }
    const { scope, takesAll } = planned
    const isPerson = (await findResources(tx, actor.siteId, scope.resourceIds)).some(({ staff }) => staff !== null)
    const how = {
      scope,
      isPerson,
      isRequests: planned.requestsOf !== undefined,
      takesAll,
      allowOverlap: input.allowOverlap === true,
      change: { actor, notification },
      ofSessions: answers.sessions,
    }
    const result = await settle(inside, tx, actor.siteId, answered, how)
    // Hours are written already; what goes or pauses does so once nothing relies on it.
    if (takesAll) {
      await settleSeries(inside, tx, actor.siteId, planned, { isPerson, answer: answers.sessions })
      await planned.run(inside)
    }
    return result
  })
}

/** Sessions of classes and courses are changed by those who may do so one by one. */
const changesSessions = (answered: readonly Answered[]): boolean =>
  answered.some(({ row, answer }) => row.kind !== 'APPOINTMENT' && !['LEAVE', 'NOTIFY'].includes(answer.action))

/** Returns every commitment with its answer. Refuses answers that make no sense, and commitments without one. */
function answerAll(affected: readonly CommitmentRow[], planned: PlannedChange, answers: Answers): Answered[] {
  requirePossibleAnswers(answers, planned, affected)
  const answered: Answered[] = []
  const remaining: CommitmentRow[] = []
  for (const row of affected) {
    const answer = answerFor(row, answers)
    if (answer) answered.push({ row, answer })
    else remaining.push(row)
  }
  if (remaining.length > 0) refuseRemaining(remaining)
  if (answered.filter(({ answer }) => answer.action !== 'LEAVE').length > mostChanged) refuseFields([tooMany])
  return answered
}

const tooMany = {
  field: 'change',
  description: `affects more than ${mostChanged} appointments and sessions: leave some as they are`,
  violatedRule: 'MAX_SIZE',
  data: { threshold: mostChanged },
} as const
