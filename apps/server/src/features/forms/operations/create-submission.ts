import type { submissions } from '@kalends/contract'
import { type Actor, getCustomer, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { linkContact, noProof } from '../../contacts/index.ts'
import { countSubmission } from '../../limits/index.ts'
import { findSite } from '../../sites/index.ts'
import { answeredContact } from '../rules/contact-answers.ts'
import type { Form } from '../rules/fields.ts'
import { withoutNulls } from '../rules/written-form.ts'
import { judgeAnswers } from '../steps/judge-answers.ts'
import { showSubmission } from '../steps/show-submissions.ts'
import { readStaffFields } from '../steps/staff-fields.ts'
import { closedForm, writeSubmission } from '../steps/write-submission.ts'
import { findForm } from '../store/forms.ts'

type Sent = submissions.FormSubmission

export const createSubmission: Operation<'createSubmission'> = async ({ input, actor, request }, context) => {
  await context.ports.forms.checkCaptcha(context, actor, request.address, input.captchaToken)
  return context.transaction(async (tx) => {
    const sent = withoutNulls(input.submission)
    const form = await findForm(tx, actor.siteId, sent.formId ?? '')
    if (!form) return fail('FORM_NOT_FOUND')
    const closed = await closedForm(context, tx, { form, actor, at: 'submission.submissions' })
    if (closed.length > 0) return refuseFields(closed)
    const options = { actor, required: true, at: 'submission.submissions' }
    const { faults, stored } = await judgeAnswers(tx, form, sent.submissions ?? {}, options)
    if (faults.length > 0) return refuseFields(faults)
    const site = (await findSite(tx, actor.siteId)) ?? fail('NOT_FOUND')
    await countSubmission(context, tx, { actor, address: request.address, site })
    const submission = await writeSubmission(context, tx, {
      actor,
      form,
      answers: stored,
      status: initialStatus(sent),
      contactId: await findOrCreateContact(context, tx, { actor, form, sent, answers: stored }),
      ...readStaffFields(actor, sent),
    })
    return { submission: await showSubmission({ ...context, db: tx }, submission, actor) }
  })
}

/** Reads the requested status: PENDING while a checkout is open. */
function initialStatus({ status }: Sent): 'PENDING' | 'CONFIRMED' {
  if (status === undefined || status === null || status === 'CONFIRMED') return 'CONFIRMED'
  if (status === 'PENDING') return 'PENDING'
  return refuseFields([
    { field: 'submission.status', violatedRule: 'FORMAT', description: 'must be PENDING or CONFIRMED', data: {} },
  ])
}

type Answered = { actor: Actor; form: Form; sent: Sent; answers: Record<string, unknown> }

/** Finds or creates the contact named by the answers; only staff may set it explicitly. */
async function findOrCreateContact(
  context: Context,
  tx: Tx,
  { actor, form, sent, answers }: Answered,
): Promise<string | null> {
  const details = answeredContact(form, answers)
  const contactId = may(actor, 'MANAGE_BOOKINGS') ? sent.contactId : undefined
  if (!contactId && Object.keys(details).length === 0) return null
  const proof = vouches(actor) ? undefined : ((await context.ports.forms.findProof(tx, actor)) ?? noProof)
  const named = { ...details, ...(contactId ? { contactId } : {}) }
  return linkContact(tx, actor.siteId, named, context.clock.now(), proof)
}

/** Who may change every customer vouches for what they write; others, whoever they are, are as strangers to contacts. */
function vouches(actor: Actor): boolean {
  return may(actor, 'MANAGE_BOOKINGS') && !(actor.type === 'staff' && actor.resourceIds) && !getCustomer(actor)
}
