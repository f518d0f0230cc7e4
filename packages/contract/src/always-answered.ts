import { type JsonSchema, schemaAt } from './shape.ts'

/** Fields that the facts leave open and that we always answer, by message. */
const ofMessages: Readonly<Record<string, readonly string[]>> = {
  'common.Money': ['value', 'currency'],
  'services.Service': ['id', 'name', 'payment', 'bookingPolicy', 'schedule', 'createdDate', 'updatedDate', 'revision'],
  'services.V2Location': ['type'],
  'services.Slug': ['name'],
  'availability.SlotAvailability': ['slot'],
  'availability.Slot': ['startDate', 'endDate', 'timezone', 'location'],
  'availability.SlotResource': ['id', 'name'],
  'timeSlots.TimeSlot': ['serviceId', 'localStartDate', 'localEndDate', 'location'],
  'timeSlots.EventInfo': ['eventId', 'eventTitle'],
  'bookings.Booking': ['id', 'revision', 'bookedEntity', 'createdDate', 'updatedDate'],
  'bookings.BookedEntity': ['title'],
  'extendedBookings.ExtendedBooking': ['booking'],
  'members.Member': ['id', 'profile', 'createdDate', 'updatedDate'],
  'plans.Plan': ['name', 'slug', 'pricing', 'createdDate', 'updatedDate'],
  'plans.PublicPlan': ['name', 'slug', 'pricing', 'createdDate', 'updatedDate'],
  'orders.Order': ['buyer', 'pricing', 'startDate', 'createdDate', 'updatedDate'],
  'categories.Category': ['id', 'name', 'revision'],
  'staffMembers.StaffMember': ['id', 'name', 'resourceId', 'revision'],
  'resourceEntities.Resource': ['id', 'name', 'revision'],
  'redirects.RedirectSession': ['id', 'fullUrl'],
}

/** Entities that an operation always returns, by their field in the responses. */
const entities: Readonly<Record<string, readonly string[]>> = {
  service: ['services.{Create,Get,Update,Clone}Service', 'services.SetServiceLocations', 'services.SetCustomSlug'],
  booking: ['bookings.{Create,Confirm,Decline,Cancel,Reschedule}Booking', 'bookings.UpdateNumberOfParticipants'],
  member: ['members.{Create,Get,Update}Member'],
  plan: ['plans.{Create,Get,Update}Plan'],
  order: ['orders.{CreateOnline,CreateOffline,MemberGet,Get}Order'],
  category: ['categories.{Create,Get,Update}Category'],
  bookingPolicy: ['policies.{Create,Get,Update}BookingPolicy'],
  staffMember: ['staffMembers.{Create,Get,Update}StaffMember'],
  resource: ['resourceEntities.{Create,Get,Update}Resource'],
  cart: ['carts.GetCurrentCart', 'carts.AddToCart', 'carts.UpdateCart'],
  checkout: ['checkouts.{Create,Get,Update}Checkout', 'checkouts.AddToCheckout'],
  redirectSession: ['redirects.CreateRedirectSession'],
  form: ['forms.{Create,Get,Update}Form'],
  submission: ['submissions.{Create,Get,Update}Submission'],
  timeSlot: ['timeSlots.GetAvailabilityTimeSlot', 'eventTimeSlots.GetEventTimeSlot'],
  token: ['bookings.GetAnonymousActionToken'],
}

const ours = new Map(Object.entries(ofMessages))
for (const [field, operations] of Object.entries(entities)) {
  for (const name of operations.flatMap(expand)) ours.set(`${name}Response`, [field])
}

/**
 * Returns the fields of a message that answers always contain and that are never null. Objects and texts with a format
 * that the facts promise can be null: they have no empty value.
 */
export function alwaysAnswered(name: string, { properties = {} }: JsonSchema): readonly string[] {
  const promised = Object.entries(properties as Record<string, JsonSchema>).filter(
    ([, field]) => field['x-present'] && !field['format'] && !isObject(field),
  )
  return [...promised.map(([key]) => key), ...(ours.get(name) ?? [])]
}

/** `a.{X,Y}Z` → `a.XZ`, `a.YZ`. */
function expand(pattern: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? []
  return choices === '' ? [pattern] : choices.split(',').map((choice) => before + choice + after)
}

function isObject({ anyOf }: JsonSchema): boolean {
  const reference = (anyOf as JsonSchema[] | undefined)?.find(({ $ref }) => $ref)?.['$ref'] as string | undefined
  return reference !== undefined && schemaAt(reference)?.['enum'] === undefined
}
