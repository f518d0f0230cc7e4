import { BookedAddOn, ParticipantChoices } from '../bookings/generated/shapes.ts'
import { embed, guid, instant, orNull, ownShape, Type, words, zone } from '../own.ts'

/** What to hold: a time of an appointment, seats in a class session, or seats in a course. */
export const HoldSlot = ownShape('holds.HoldSlot', {
  serviceId: guid('The service.'),
  startDate: Type.Optional(orNull(instant('Start of an appointment.'))),
  endDate: Type.Optional(orNull(instant('End of an appointment.'))),
  eventId: Type.Optional(orNull(guid('The session of a class.'))),
  scheduleId: Type.Optional(orNull(guid('The schedule of a course.'))),
  totalParticipants: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 1000, description: 'How many places; 1 unless sent.' })),
  ),
  participantsChoices: Type.Optional(orNull(embed(ParticipantChoices))),
  bookedAddOns: Type.Optional(Type.Array(embed(BookedAddOn), { maxItems: 21, description: 'The chosen add-ons.' })),
  timezone: zone('The zone shown to the customer.'),
  resourceId: Type.Optional(orNull(guid('The wanted person; without it the first one free is kept.'))),
  locationId: Type.Optional(orNull(guid('The wanted place; without it the service’s first.'))),
})

/** A hold for a customer who is filling in a form. */
export const Hold = ownShape('holds.Hold', {
  id: guid('The hold.'),
  checkoutId: guid('Send it again to move this hold instead of making another.'),
  slot: embed(HoldSlot),
  resourceName: orNull(words(40, 'The person kept.')),
  expiresAt: instant('The place is kept until then.'),
  live: Type.Boolean({ description: 'False once the time is over or the place was let go.' }),
})

export const CreateHoldRequest = ownShape('holds.CreateHoldRequest', {
  slot: embed(HoldSlot),
  checkoutId: Type.Optional(orNull(guid('The checkout whose hold is moved.'))),
})
export const HoldResponse = ownShape('holds.HoldResponse', { hold: embed(Hold) })
export const GetHoldRequest = ownShape('holds.GetHoldRequest', { holdId: guid('The hold.') })
export const ReleaseHoldRequest = ownShape('holds.ReleaseHoldRequest', { holdId: guid('The hold.') })
