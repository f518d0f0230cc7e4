import { fail, refuseFields } from '../../../refusal.ts'
import { type BookableService, chosenDuration, type LengthChoice } from '../../services/index.ts'
import { fault } from '../rules/fault.ts'

type Choices = {
  durationInMinutes?: number | null | undefined
  addOnIds?: readonly string[] | null | undefined
  durationChoiceId?: string | null | undefined
  requestedGender?: { gender?: string | null | undefined } | null | undefined
}

/** Length with add-ons that a customer chose, in minutes; undefined where nothing was chosen. */
export function chosenMinutes(
  service: BookableService,
  choices: Choices | null | undefined,
  at = 'customerChoices',
): number | undefined {
  if (!choices) return undefined
  // NOTE: whose gender may be asked for is a setting of the staff, and no business has it yet.
  if (choices.requestedGender?.gender) return fail('REQUESTED_GENDER_NOT_ALLOWED')
  const { durationInMinutes, durationChoiceId, addOnIds } = choices
  if (durationInMinutes == null && durationChoiceId == null && !addOnIds?.length) return undefined
  if (service.rental)
    return refuseFields([
      fault(at, 'OTHER', 'cannot be made for a rental: choose its end', { ruleName: 'CHOICE_NOT_OFFERED' }),
    ])
  // With add-ons beside it the length is that of all together.
  const length: LengthChoice = addOnIds?.length
    ? { totalMinutes: durationInMinutes }
    : { durationMinutes: durationInMinutes }
  const chosen = chosenDuration(service, { ...length, durationChoiceId, addOnIds })
  if (chosen.ok) return chosen.minutes
  const field = {
    duration: 'durationInMinutes',
    total: 'durationInMinutes',
    choice: 'durationChoiceId',
    addOn: 'addOnIds',
  }
  return refuseFields([
    fault(`${at}.${field[chosen.wrong]}`, 'OTHER', chosen.description, { ruleName: 'CHOICE_NOT_OFFERED' }),
  ])
}
