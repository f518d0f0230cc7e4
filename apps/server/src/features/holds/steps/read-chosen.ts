import { MINUTE } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import { type BookableAddOn, type BookableService, chosenDuration, findAddOns } from '../../services/index.ts'
import { addOnMinutes, chosenAddOns } from '../rules/add-ons.ts'
import { type ChosenParticipants, resolveParticipants } from '../rules/participants.ts'

type Given = Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'>

/** Choices apart from time and location: participants, variants and add-ons. */
export type Chosen = {
  participants: ChosenParticipants
  addOns: bookings.BookedAddOn[]
  /** Add-ons outside the groups of the service, which cost their own price. */
  otherAddOns: BookableAddOn[]
  /** Staff member of the chosen variant; null where none was chosen. */
  resourceId: string | null
}

export type ReadingChosen = {
  siteId: string
  service: BookableService
  given: Given
  /** Path of the fields in the request, such as `booking.`, for field violations. */
  prefix: string
  /** Refuses a number alone where the price depends on the choices of the participants. */
  mustChoose: boolean
  /** Accepts add-ons outside the groups and limits of the service. */
  anyAddOn?: boolean
}

/** Resolves the choices against the service, or refuses them. One statement, only where any add-on is allowed. */
export async function readChosen(db: Db, reading: ReadingChosen): Promise<Chosen> {
  const { siteId, service, given, prefix, mustChoose, anyAddOn } = reading
  const participants = resolveParticipants(given, service.options, { mustChoose })
  if (participants === 'VALIDATION_FAILURE')
    return refuseShape(`${prefix}totalParticipants`, 'or participantsChoices must be given, one of the two')
  if (typeof participants === 'string') return fail(participants, { data: { field: `${prefix}participantsChoices` } })
  const requested = given.bookedAddOns ?? []
  const ids = requested.flatMap(({ id }) => id ?? [])
  const loose = anyAddOn && ids.length > 0 ? await findAddOns(db, siteId, ids) : undefined
  const addOns = chosenAddOns(requested, service.addOnGroups, loose)
  if (!Array.isArray(addOns)) return refuseShape(`${prefix}${addOns.field}`, addOns.why)
  const offered = new Set(service.addOnGroups.flatMap((group) => group.addOns.map(({ id }) => id)))
  const otherAddOns = (loose ?? []).filter(({ id }) => !offered.has(id))
  return { participants, addOns, otherAddOns, resourceId: chosenStaffMember(service, participants) }
}

/** Returns true if the service has this duration (milliseconds) with the chosen variant and add-ons. */
export function isChosenLength(service: BookableService, { participants, addOns }: Chosen, length: number): boolean {
  const choices = participants.variants.map(({ choiceId }) => ({ choiceId }))
  const totalMinutes = length / MINUTE - addOnMinutes(addOns)
  return chosenDuration(service, { choices, totalMinutes }).ok
}

function chosenStaffMember({ options }: BookableService, { variants: [variant] }: ChosenParticipants): string | null {
  return options?.kind === 'STAFF_MEMBER' && variant ? variant.choice : null
}
