import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allSchemas, type JsonSchema, type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { findFieldsWithoutEffect } from './fields-without-effect.ts'

describe('findFieldsWithoutEffect', () => {
  const find = (input: object) => findFieldsWithoutEffect(operations.bookings.createBooking, input)

  it('names fields that were sent with a value, also within messages and lists', () => {
    expect(
      find({ booking: { internalBusinessNote: 'x' }, flowControlSettings: { skipOrderConfirmation: true } }),
    ).toEqual(['booking.internalBusinessNote', 'flowControlSettings.skipOrderConfirmation'])
    const { bulkCreateBooking } = operations.bookings
    const createBookingsInfo = [{ booking: {} }, { booking: { internalBusinessNote: 'x' } }]
    expect(findFieldsWithoutEffect(bulkCreateBooking, { createBookingsInfo })).toEqual([
      'createBookingsInfo[1].booking.internalBusinessNote',
    ])
  })

  it('is silent about fields with an effect, and about values that ask for nothing', () => {
    expect(find({ booking: { totalParticipants: 1 }, flowControlSettings: { ignoreCreatePolicy: true } })).toEqual([])
    const empty = { internalBusinessNote: '', subscriptionUpfrontPaymentSelected: false, recurringGroupId: null }
    expect(find({ booking: empty })).toEqual([])
  })
})

describe('the header of every operation', () => {
  const schemas = allSchemas()
  const specs = Object.values(operations).flatMap((table) => Object.values(table) as OperationSpec[])

  it('names each marked field of the request, however deep', () => {
    const missed: string[] = []
    let named = 0
    for (const spec of specs) {
      for (const path of listMarked(spec.input.schema)) {
        const found = findFieldsWithoutEffect(spec, inputWith(path))
        if (found.length === 1) named += 1
        else missed.push(`${spec.id} ${path.map(({ name }) => name).join('.')}`)
      }
    }
    expect(missed).toEqual([])
    expect(named).toBeGreaterThan(300)
  })

  type Step = { name: string; isList: boolean }

  /** The paths of all marked fields of a message. */
  function listMarked(schema: JsonSchema, around: readonly string[] = []): Step[][] {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
    return Object.entries(properties).flatMap(([name, property]) => {
      const step = { name, isList: property['items'] !== undefined }
      if (property['readOnly']) return []
      if (property['x-no-effect']) return [[step]]
      const [, message] = /#\/components\/schemas\/([^"]+)/.exec(JSON.stringify(property)) ?? []
      if (!message || around.includes(message)) return []
      return listMarked(schemas[message] ?? {}, [...around, message]).map((rest) => [step, ...rest])
    })
  }

  function inputWith([step, ...rest]: Step[]): object {
    if (!step) return {}
    const value = rest.length > 0 ? inputWith(rest) : 'x'
    return { [step.name]: step.isList && rest.length > 0 ? [value] : value }
  }
})

/** Stored and returned with the rest of a service, option or policy, or counted into the strictest one: nothing acts on them. */
const onlyStored = [
  'bookings.Booking.sendSmsReminder',
  'bookings.ConfirmBookingRequest.sendSmsReminder',
  'bookings.CreateBookingInfo.sendSmsReminder',
  'bookings.CreateBookingRequest.sendSmsReminder',
  'bookings.MarkBookingAsPendingRequest.sendSmsReminder',
  'addOns.AddOn.taxGroup',
  'policies.BookingPolicy.bookForSomeoneElseAllowed',
  'policies.ParticipantsPolicy.collectParticipantForm',
  'services.BookingPolicy.bookForSomeoneElseAllowed',
  'services.Form.mobileSettings',
  'services.Service.inheritResourceLocations',
  'services.Service.phoneCall',
  'services.Service.resourceGroups',
]

/** Fields whose names the server uses for something else. Those of carts and checkouts it only returns. */
const homonyms = [
  'attendance.QueryV2.fieldsets',
  'availability.QueryV2.fields',
  'availability.SlotAvailability.isFromV2',
  'bookings.BookedResource.transparency',
  'bookings.BookedSlot.allDay',
  'bookings.Booking.flowControlSettings',
  'bookings.Booking.numberOfParticipants',
  'bookings.Booking.participantNotification',
  'bookings.Booking.paymentStatus',
  'bookings.ParticipantNotification.metadata',
  'bookings.ServiceChoice.dateTime',
  'bookings.ServiceChoice.participantRange',
  'bookings.SlotSlotResource.transparency',
  'bookings.V2Slot.allDay',
  'bookingsSettings.GetBookingsSettingsRequest.fields',
  'bookingsSettings.UpdateBookingsSettingsRequest.fields',
  'eventTimeSlots.GetEventTimeSlotRequest.providerId',
  'eventTimeSlots.ListEventTimeSlotsRequest.providerId',
  'extendedBookings.QueryV2.fields',
  'extendedBookings.QueryV2.fieldsets',
  'extendedBookings.Sorting.origin',
  'forms.GetFormRequest.fieldsets',
  'forms.QueryFormsRequest.fieldsets',
  'members.Sorting.origin',
  'planBenefits.ListPlansByItemIdentifierRequest.additionalData',
  'redirects.AuthorizeRequest.error',
  'redirects.AuthorizeRequest.maxAge',
  'redirects.AuthorizeRequest.nonce',
  'redirects.RedirectSessionBookingsCheckoutParams.slot',
  'serviceOptions.ParticipantsRange.maxParticipants',
  'serviceOptions.QueryV2.fieldsets',
  'services.AvailabilityConstraints.workingHours',
  'services.QueryV2.fieldsets',
  'timeSlots.ResourceType.sorted',
]
const isOfCarts = (at: string): boolean => at.startsWith('carts.') || at.startsWith('checkouts.')

const unreadByName = [
  // Stored and returned with the rest of the contact details.
  'bookings.ContactDetails.countryCode',
  // OAuth ignores parameters without a word.
  'identity.RevokeTokenRequest.token_type_hint',
]

describe('the marks of the contract', () => {
  const words = new Set(readSources(join(import.meta.dirname, '..')).match(/[A-Za-z_$][\w$]*/g))
  const fields = listInputFields()

  it('are on every field of an input whose name the server never reads', () => {
    const unread = fields.filter(({ name, isMarked, isStored }) => !isMarked && !isStored && !words.has(name))
    expect(unread.map(({ at }) => at).sort()).toEqual(unreadByName)
  })

  it('are on no field that the server reads', () => {
    const read = fields.filter(({ name, at, isMarked }) => isMarked && words.has(name) && !isOfCarts(at))
    expect(read.map(({ at }) => at).sort()).toEqual([...homonyms, ...onlyStored].sort())
  })
})

function readSources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'generated' && name !== 'migrations' && name !== 'demo')
    .map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return readSources(path)
      return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? readFileSync(path, 'utf8') : ''
    })
    .join('\n')
}

type InputField = { name: string; at: string; isMarked: boolean; isStored: boolean }

/** Every field of every message that an operation takes, those within marked and stored fields left out. */
function listInputFields(): InputField[] {
  const schemas = allSchemas()
  const messages = new Map<string, InputField[]>()
  const visit = (message: string): void => {
    if (messages.has(message)) return
    const fields: InputField[] = []
    messages.set(message, fields)
    const properties = (schemas[message]?.['properties'] ?? {}) as Record<string, JsonSchema>
    for (const [name, property] of Object.entries(properties)) {
      if (property['readOnly']) continue
      const isMarked = property['x-no-effect'] === true
      const isStored = /stored (and returned )?unchanged|stored as given|"Refused/i.test(JSON.stringify(property))
      fields.push({ name, at: `${message}.${name}`, isMarked, isStored })
      if (isMarked || isStored) continue
      for (const [, within = ''] of JSON.stringify(property).matchAll(/#\/components\/schemas\/([^"]+)/g)) visit(within)
    }
  }
  const specs = Object.values(operations).flatMap((table) => Object.values(table) as OperationSpec[])
  for (const { input } of specs) visit(input.name)
  return [...messages.values()].flat()
}
