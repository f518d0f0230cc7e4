import { applyMask, readMask, type submissions } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { rememberedQuestions } from '../rules/remembered.ts'
import type { Submission } from '../rules/submission.ts'
import { withoutNulls } from '../rules/written-form.ts'
import { changeSubmission } from '../steps/change-submission.ts'
import { judgeAnswers } from '../steps/judge-answers.ts'
import { showSubmission } from '../steps/show-submissions.ts'
import { readStaffFields } from '../steps/staff-fields.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { findForm } from '../store/forms.ts'
import { lockSubmission } from '../store/submissions.ts'
import { submissionView } from '../view/submission.ts'

type Sent = submissions.FormSubmission

export const updateSubmission: Operation<'updateSubmission'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const stored = await lockSubmission(tx, actor.siteId, input.submission.id ?? '', visibleTo(context, actor))
    if (!stored) return fail('SUBMISSION_NOT_FOUND')
    if (input.submission.revision !== String(stored.revision)) return fail('REVISION_MISMATCH')
    requireSameForm(stored, input.submission)
    if (!isManager(actor)) await requireBeforeStart(context, tx, stored)
    const next = applyMask(submissionView(stored), input.submission, readSubmissionMask(input.mask))
    const changed = await changedSubmission(tx, actor, stored, withoutNulls(next))
    const submission = await write(context, tx, actor, stored, changed)
    return { submission: await showSubmission({ ...context, db: tx }, submission, actor) }
  })

/** Returns the changed paths. Targets retain the spelling of the form. */
function readSubmissionMask(mask: submissions.UpdateSubmissionRequest['mask']): string[] | undefined {
  const written = typeof mask === 'string' ? mask.split(',') : mask && 'paths' in mask ? mask.paths : (mask ?? [])
  const answers = written.map((path) => path.trim()).filter((path) => path.startsWith('submissions.'))
  const others = readMask(mask)?.filter((path) => !path.startsWith('submissions.'))
  return others && [...others, ...answers]
}

function requireSameForm({ formId }: Submission, sent: Sent): void {
  if (sent.formId?.toLowerCase() === formId) return
  refuseFields([
    {
      field: 'submission.formId',
      description: 'must stay the form that was answered',
      violatedRule: 'OTHER',
      ruleName: 'IMMUTABLE_FIELD',
      data: {},
    },
  ])
}

/** Refuses changes once the booking has started: the customer contacts staff instead. */
async function requireBeforeStart(context: Context, tx: Tx, { siteId, id }: Submission): Promise<void> {
  const start = await context.ports.forms.findBookingStart(tx, siteId, id)
  if (start === undefined || context.clock.now() < start) return
  refuseFields([
    {
      field: 'submission.submissions',
      description: 'can be changed until the booking starts',
      violatedRule: 'OTHER',
      ruleName: 'SUBMISSION_VALIDATION',
      data: { errorType: 'DISABLED_FORM_ERROR' },
    },
  ])
}

async function changedSubmission(tx: Tx, actor: Actor, stored: Submission, next: Sent): Promise<Submission> {
  const answered = await validateAnswers(tx, actor, stored, next.submissions ?? {})
  if (!isManager(actor)) return { ...stored, ...answered }
  const { accessRestriction } = stored.rest
  const { rest, seen } = readStaffFields(actor, { ...next, ...(accessRestriction ? { accessRestriction } : {}) })
  return { ...stored, ...answered, rest, seen, status: next.status ?? stored.status }
}

/** Validates against the current form. Unchanged answers to removed questions may stay. */
async function validateAnswers(
  tx: Tx,
  actor: Actor,
  stored: Submission,
  sent: Record<string, unknown>,
): Promise<Partial<Submission>> {
  if (same(sent, stored.answers)) return {}
  const form = await findForm(tx, stored.siteId, stored.formId)
  if (!form) {
    return refuseFields([
      {
        field: 'submission.formId',
        violatedRule: 'OTHER',
        ruleName: 'FORM_DELETED',
        description: 'is a form that is gone',
        data: {},
      },
    ])
  }
  const requested = new Set(form.fields.map(({ inputOptions }) => inputOptions?.target))
  const isOld = (target: string): boolean => !requested.has(target) && same(sent[target], stored.answers[target])
  const old = Object.fromEntries(Object.entries(sent).filter(([target]) => isOld(target)))
  const current = Object.fromEntries(Object.entries(sent).filter(([target]) => !isOld(target)))
  const options = { actor, required: !isManager(actor), at: 'submission.submissions', replaces: [stored.id] }
  const { faults, stored: accepted } = await judgeAnswers(tx, form, current, options)
  if (faults.length > 0) return refuseFields(faults)
  const oldQuestions = stored.questions.filter(({ target }) => target in old)
  const questions = [...rememberedQuestions(form, accepted), ...oldQuestions]
  return { answers: { ...accepted, ...old }, questions, formRevision: form.revision }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

async function write(
  context: Context,
  tx: Tx,
  actor: Actor,
  stored: Submission,
  changed: Submission,
): Promise<Submission> {
  const submission = await changeSubmission(context, tx, { actor, stored, changed })
  await context.ports.forms.updateBookingAnswers(context, tx, submission, actor)
  return submission
}
