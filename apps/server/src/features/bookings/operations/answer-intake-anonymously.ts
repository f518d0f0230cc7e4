import type { bookingsOwn, Infer } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Call, Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { closedForm, judgeAnswers, loadForm } from '../../forms/index.ts'
import { countSubmission } from '../../limits/index.ts'
import { findSite } from '../../sites/index.ts'
import { wasPromised } from '../rules/status.ts'
import { saveAnswers } from '../steps/intake/booking-answers.ts'
import { loadIntakeFormId } from '../steps/intake/intake-answers.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { writeChange } from '../steps/write-change.ts'
import { lockBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'

type Input = Infer<typeof bookingsOwn.AnswerIntakeRequest>

export const answerIntakeAnonymously: Operation<'answerIntakeAnonymously'> = async (call, context) => {
  const booking = await context.transaction((tx) => answer(context, tx, call))
  return { booking: bookingView(booking, 'customer') }
}

const at = 'intakeSubmission'

async function answer(context: Context, tx: Tx, { input, actor, request }: Call<Input>): Promise<BookingRow> {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const booking = siteId === actor.siteId ? await lockBooking(tx, siteId, bookingId) : undefined
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const formId = wasPromised(booking.status) ? await loadIntakeFormId(tx, booking) : undefined
  if (!formId) return refused('has no form to fill in after booking', 'INTAKE_NOT_ASKED')
  if (booking.intake_submission_id) return refused('has been sent already', 'INTAKE_ANSWERED')
  const form = await loadForm(tx, siteId, formId)
  const closed = await closedForm(context, tx, { form, actor, at })
  const judged = await judgeAnswers(tx, form, input.intakeSubmission, { actor, required: true, at })
  const faults = [...closed, ...judged.faults]
  if (faults.length > 0) return refuseFields(faults)
  const site = (await findSite(tx, siteId)) ?? fail('NOT_FOUND')
  await countSubmission(context, tx, { actor, address: request.address, site })
  const answered = { form, answers: judged.stored }
  const submissionId = await saveAnswers(context, tx, { actor, answered, contactId: booking.contact_id })
  const changes = { intake_submission_id: submissionId }
  return writeChange(context, tx, booking, changes, {
    action: 'linkAnswers',
    actor: 'link',
    events: [{ slug: 'updated' }],
  })
}

function refused(description: string, ruleName: string): never {
  return refuseFields([{ field: at, description, violatedRule: 'OTHER', ruleName, data: {} }])
}
