import { fail, refuseFields } from '../../../refusal.ts'
import { type BookableService, chosenDuration, type LengthChoice } from '../../services/index.ts'
import { fault } from '../rules/fault.ts'
import { type GenderPreference, type PreferredGender, toGender } from '../rules/narrow-candidates.ts'
import type { Facts } from '../store/facts.ts'

type Choices = {
  durationInMinutes?: number | null | undefined
  addOnIds?: readonly string[] | null | undefined
  durationChoiceId?: string | null | undefined
  requestedGender?: GenderPreference
}

/** Length with add-ons that a customer chose, in minutes; undefined where nothing was chosen. */
export function chosenMinutes(
  service: BookableService,
  choices: Choices | null | undefined,
  at = 'customerChoices',
): number | undefined {
  if (!choices) return undefined
  const { durationInMinutes, durationChoiceId, addOnIds } = choices
  if (durationInMinutes == null && durationChoiceId == null && !addOnIds?.length) return undefined
  if (service.rental)
    return refuseFields([
      fault(at, 'OTHER', 'cannot be made for a rental: choose its end', { ruleName: 'CHOICE_NOT_OFFERED' }),
    ])
  // With add-ons, the duration is that of all together.
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

/** Returns the preferred gender, if the business lets customers choose by it. */
export function preferredGender({ genderChoice }: Facts, preference: GenderPreference): PreferredGender | undefined {
  const gender = toGender(preference)
  return gender && !genderChoice ? fail('REQUESTED_GENDER_NOT_ALLOWED') : gender
}
