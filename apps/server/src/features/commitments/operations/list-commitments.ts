import { toLocalDay } from '@kalends/availability'
import type { commitments, Infer } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { readChange } from '../rules/read-change.ts'
import { type Answered, type Answers, answerFor, readAnswers, requirePossibleAnswers } from '../steps/answers.ts'
import { findAffected } from '../steps/find-affected.ts'
import { type PlannedChange, planChange } from '../steps/planned-change.ts'
import { findRefused } from '../steps/require-replacements.ts'
import { countAnswers } from '../steps/settle.ts'
import { within, withoutWriting } from '../steps/within.ts'
import { type CommitmentRow, findUses } from '../store/find-commitments.ts'

const most = 500

/** Tries the change to see what it affects, and takes it back. */
export const listCommitments: Operation<'listCommitments'> = async ({ input, actor, request }, context) => {
  const change = readChange(input.change)
  if ('field' in change) return refuseFields([change])
  const { siteId } = actor
  const now = context.clock.now()
  return withoutWriting(context, async (tx) => {
    const planned = await planChange(tx, change, { actor, request })
    const inside = within(context, tx)
    const found = await findAffected(inside, tx, siteId, planned)
    const answers = hasAnswers(input) ? readAnswers(input) : undefined
    const uses = planned.takesAll
      ? await findUses(tx, siteId, planned.scope, { now, today: toLocalDay(now, 'UTC') })
      : { services: [], series: 0, blocks: 0 }
    return {
      ...uses,
      commitments: found.slice(0, most).map(view),
      total: found.length,
      bookings: found.reduce((sum, { bookings }) => sum + bookings, 0),
      preview: answers ? await previewAnswers(inside, tx, siteId, { found, planned, answers }) : null,
    }
  })
}

const hasAnswers = ({ appointments, sessions, answers }: Infer<typeof commitments.ListCommitmentsRequest>): boolean =>
  appointments != null || sessions != null || (answers ?? []).length > 0

type Previewed = { found: readonly CommitmentRow[]; planned: PlannedChange; answers: Answers }

/** Says what would become of the commitments that have an answer, and which of them nobody takes over. */
async function previewAnswers(
  context: Context,
  tx: Tx,
  siteId: string,
  { found, planned, answers }: Previewed,
): Promise<Infer<typeof commitments.Preview>> {
  requirePossibleAnswers(answers, planned, found)
  const answered = found.flatMap((row): Answered[] => {
    const answer = answerFor(row, answers)
    return answer ? [{ row, answer }] : []
  })
  const how = { scope: planned.scope, allowOverlap: false, ofSessions: answers.sessions }
  const refused = await findRefused(context, tx, siteId, answered, how)
  const ids = new Set(refused.map(({ id }) => id))
  const { left, changed, cancelled } = countAnswers(answered.filter(({ row }) => !ids.has(row.id)))
  return { left, changed, cancelled, refused: refused.slice(0, most), refusedTotal: refused.length }
}

function view({ start, end, ...row }: CommitmentRow): Infer<typeof commitments.Commitment> {
  return { ...row, startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() }
}
