import { embed, guid, instant, orNull, ownShape, Type, words, zone } from '../own.ts'

/** The place to keep: a time of an appointment. */
export const HoldSlot = ownShape('holds.HoldSlot', {
  serviceId: guid('The service.'),
  startDate: instant('Start of the slot.'),
  endDate: instant('End of the slot.'),
  timezone: zone('The zone shown to the customer.'),
  resourceId: Type.Optional(orNull(guid('The wanted person; without it the first one free is kept.'))),
  locationId: Type.Optional(orNull(guid('The wanted place; without it the service’s first.'))),
})

/** A place kept for someone who is filling in a form. */
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
