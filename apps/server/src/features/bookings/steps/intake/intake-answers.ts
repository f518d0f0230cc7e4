import type { services } from '@kalends/contract'
import { type Actor, getCustomer } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Db, Tx } from '../../../../db/database.ts'
import { refuseFields } from '../../../../refusal.ts'
import {
  closedForm,
  confirmAnswers,
  judgeAnswers,
  loadForm,
  lockNewestAnswers,
  type Submission,
} from '../../../forms/index.ts'
import { intakeForm, requestedAfterwards } from '../../rules/intake-form.ts'
import type { BookingRow } from '../../store/rows.ts'
import { findBookingOfSubmission, withoutBooking } from '../../store/submissions.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { type BookingAnswers, saveAnswers } from './booking-answers.ts'

/** Answers to an intake form: sent with the booking or submitted earlier. Neither: the form was not filled in. */
export type Intake = {
  answered: BookingAnswers['answered']
  handedIn: Submission | undefined
  /** The policy requires answers, and there are none. */
  isMissing: boolean
}

export type IntakeSent = {
  actor: Actor
  policy: services.BookingPolicy
  intakeSubmission: Readonly<Record<string, unknown>> | null | undefined
  /** Enforces required questions and the form's limits; false for staff. */
  required: boolean
  /** Submissions of the booking that this one replaces. */
  replaces?: readonly string[]
}

/** Reads the answers to the policy's intake form. Reports all violations at once. */
export async function readIntake(context: Context, tx: Tx, sent: IntakeSent): Promise<Intake> {
  const requested = intakeForm(sent.policy)
  if (!requested) return sent.intakeSubmission ? refuseUnasked() : none
  if (!sent.intakeSubmission) {
    const handedIn = await findHandedIn(tx, sent.actor, requested.formId)
    return { ...none, handedIn, isMissing: requested.required && !handedIn }
  }
  const { actor, required, intakeSubmission, replaces } = sent
  const form = await loadForm(tx, actor.siteId, requested.formId)
  const closed = required ? await closedForm(context, tx, { form, actor, at }) : []
  const judged = await judgeAnswers(tx, form, intakeSubmission, { actor, required, replaces, at })
  const faults = [...closed, ...judged.faults]
  return faults.length > 0 ? refuseFields(faults) : { ...none, answered: { form, answers: judged.stored, replaces } }
}

/** Saves the answers, or claims those submitted earlier. Returns the submission id, or null without answers. */
export async function saveIntake(
  context: Context,
  tx: Tx,
  { actor, intake, contactId }: { actor: Actor; intake: Intake; contactId: string | null },
): Promise<string | null> {
  const { answered, handedIn } = intake
  if (!handedIn) return saveAnswers(context, tx, { actor, answered, contactId })
  return (await confirmAnswers(context, tx, { actor, submission: handedIn })).id
}

/** Returns the form to fill in after booking, by the current policy: turning the form off stops requests for answers. */
export async function loadIntakeFormId(db: Db, booking: BookingRow): Promise<string | undefined> {
  return requestedAfterwards((await loadBookedService(db, booking)).policy)
}

const at = 'intakeSubmission'
const none: Intake = { answered: undefined, handedIn: undefined, isMissing: false }

/** Locks the customer's newest answers that no booking uses, and checks again under the lock. */
async function findHandedIn(tx: Tx, actor: Actor, formId: string): Promise<Submission | undefined> {
  const customer = getCustomer(actor)
  const found = customer && (await lockNewestAnswers(tx, customer, formId, withoutBooking))
  return found && !(await findBookingOfSubmission(tx, actor.siteId, found.id)) ? found : undefined
}

function refuseUnasked(): never {
  const description = 'cannot be sent: the policy of this service has no form to fill in before booking'
  return refuseFields([{ field: at, description, violatedRule: 'OTHER', ruleName: 'INTAKE_NOT_ASKED', data: {} }])
}
