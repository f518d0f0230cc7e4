import { MINUTE } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import { type BookableService, chosenDuration, findAddOns } from '../../services/index.ts'
import { addOnMinutes, chosenAddOns } from '../rules/add-ons.ts'
import { type ChosenParticipants, participantsOf } from '../rules/participants.ts'

type Given = Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'>

/** What was chosen beside time and place: how many come, as what, and what they add. */
export type Chosen = {
  participants: ChosenParticipants
  addOns: bookings.BookedAddOn[]
  /** The person whose variant was chosen; null where that is open. */
  resourceId: string | null
}

export type ReadingChosen = {
  siteId: string
  service: BookableService
  given: Given
  /** Where the fields stand in the request: `booking.`, for the words of a refusal. */
  prefix: string
  /** Add-ons outside the groups and limits of the service are taken too. */
  anyAddOn?: boolean
}

/** Reads the choices against the service, or refuses them. One statement, and only where any add-on may be chosen. */
export async function readChosen(db: Db, { siteId, service, given, prefix, anyAddOn }: ReadingChosen): Promise<Chosen> {
  const participants = participantsOf(given, service.options)
  if (participants === 'VALIDATION_FAILURE')
    return refuseShape(`${prefix}totalParticipants`, 'or participantsChoices must be given, one of the two')
  if (typeof participants === 'string') return fail(participants)
  const requested = given.bookedAddOns ?? []
  const ids = requested.flatMap(({ id }) => id ?? [])
  const loose = anyAddOn && ids.length > 0 ? await findAddOns(db, siteId, ids) : undefined
  const addOns = chosenAddOns(requested, service.addOnGroups, loose)
  if (!Array.isArray(addOns)) return refuseShape(`${prefix}${addOns.field}`, addOns.why)
  return { participants, addOns, resourceId: personOf(service, participants) }
}

/** Whether an appointment of this length (milliseconds) is one of the service, with the chosen variant and add-ons. */
export function isChosenLength(service: BookableService, { participants, addOns }: Chosen, length: number): boolean {
  const choices = participants.variants.map(({ choiceId }) => ({ choiceId }))
  const totalMinutes = length / MINUTE - addOnMinutes(addOns)
  return chosenDuration(service, { choices, totalMinutes }).ok
}

function personOf({ options }: BookableService, { variants: [variant] }: ChosenParticipants): string | null {
  return options?.kind === 'STAFF_MEMBER' && variant ? variant.choice : null
}
