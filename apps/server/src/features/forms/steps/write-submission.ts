import type { FieldViolation } from '@kalends/contract'
import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { submissionViolation } from '../rules/answers.ts'
import type { Form } from '../rules/fields.ts'
import { countsAnswers, isOpenForAnswers } from '../rules/open-for-answers.ts'
import { rememberedQuestions } from '../rules/remembered.ts'
import type { Submission, SubmissionRest } from '../rules/submission.ts'
import { countAnswers, insertSubmission, toSubmitter } from '../store/submissions.ts'
import { submissionFqdn } from '../view/submission.ts'
import { claimFilesOf } from './claim-files.ts'
import { showSubmission } from './show-submissions.ts'

/** Answers that were judged and are fine. */
export type NewSubmission = {
  actor: Actor
  form: Form
  answers: Record<string, unknown>
  status: Submission['status']
  contactId: string | null
  rest?: SubmissionRest
  seen?: boolean
  /** The submissions it replaces: files of theirs that it names become its own. */
  replaces?: readonly string[] | undefined
}

/** Inserts a submission with its questions and publishes its event. */
export async function writeSubmission(context: Context, tx: Tx, wanted: NewSubmission): Promise<Submission> {
  const { actor, form, answers, status, contactId, rest = {}, seen = false, replaces } = wanted
  const now = context.clock.now()
  const submitter = toSubmitter(actor)
  const submission = await insertSubmission(
    tx,
    {
      siteId: form.siteId,
      id: context.ids.guid(),
      formId: form.id,
      namespace: form.namespace,
      status,
      answers,
      formRevision: form.revision,
      questions: rememberedQuestions(form, answers),
      contactId,
      seen,
      rest,
      submitterType: submitter.type,
      submitterId: submitter.id,
    },
    now,
  )
  await claimFilesOf(context, tx, submission, replaces)
  const entity = await showSubmission({ ...context, db: tx }, submission, 'business')
  await publishEvent(tx, {
    siteId: form.siteId,
    entityFqdn: submissionFqdn,
    entityId: submission.id,
    sequence: 1,
    slug: 'created',
    occurredAt: now,
    actor: toChangeActor(actor),
    payload: { createdEvent: { entity } },
  })
  return submission
}

/** Returns the violation of a closed form: disabled, past its deadline, or at its limit. */
export async function closedForm(
  context: Context,
  tx: Tx,
  { form, actor, at }: { form: Form; actor: Actor; at: string },
): Promise<FieldViolation[]> {
  const counts = countsAnswers(form)
    ? await countAnswers(tx, form.siteId, form.id, toSubmitter(actor))
    : { all: 0, own: 0 }
  if (isOpenForAnswers(form, counts, context.clock.now())) return []
  return [submissionViolation({ target: '', errorType: 'DISABLED_FORM_ERROR' }, at)]
}
