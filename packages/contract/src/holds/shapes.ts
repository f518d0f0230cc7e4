import { BookedAddOn, ParticipantChoices } from '../bookings/generated/shapes.ts'
import { embed, guid, instant, orNull, ownShape, Type, text, zone } from '../own.ts'

/** What to hold: a time of an appointment, seats in a class session, or seats in a course. */
export const HoldSlot = ownShape('holds.HoldSlot', {
  serviceId: guid('Id of the service.'),
  startDate: Type.Optional(orNull(instant('Start of an appointment.'))),
  endDate: Type.Optional(orNull(instant('End of an appointment.'))),
  eventId: Type.Optional(orNull(guid('Id of the session of a class.'))),
  scheduleId: Type.Optional(orNull(guid('Id of the schedule of a course.'))),
  totalParticipants: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 1000, description: 'Number of participants; defaults to 1.' })),
  ),
  participantsChoices: Type.Optional(orNull(embed(ParticipantChoices))),
  bookedAddOns: Type.Optional(Type.Array(embed(BookedAddOn), { maxItems: 21, description: 'The chosen add-ons.' })),
  timezone: zone('Time zone shown to the customer.'),
  resourceId: Type.Optional(orNull(guid('Id of the preferred resource; defaults to the first available one.'))),
  locationId: Type.Optional(
    orNull(guid('Id of the preferred location; defaults to the first location of the service.')),
  ),
})

/** A hold for a customer who is filling in a form. */
export const Hold = ownShape('holds.Hold', {
  id: guid('Id of the hold.'),
  checkoutId: guid('Send it again to move this hold instead of creating another.'),
  slot: embed(HoldSlot),
  resourceName: orNull(text(40, 'Name of the held resource.')),
  expiresAt: instant('When the hold expires.'),
  live: Type.Boolean({ description: 'Whether the hold is active: false once it has expired or was released.' }),
})

export const CreateHoldRequest = ownShape('holds.CreateHoldRequest', {
  slot: embed(HoldSlot),
  checkoutId: Type.Optional(orNull(guid('Checkout whose hold is moved.'))),
})
export const HoldResponse = ownShape('holds.HoldResponse', { hold: embed(Hold) })
export const GetHoldRequest = ownShape('holds.GetHoldRequest', { holdId: guid('Id of the hold.') })
export const ReleaseHoldRequest = ownShape('holds.ReleaseHoldRequest', { holdId: guid('Id of the hold.') })
