import type { services } from '@kalends/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Context } from '../../src/context.ts'
import { insertLocation } from '../../src/features/business/index.ts'
import { addCategory } from '../../src/features/categories/index.ts'
import { createPolicy } from '../../src/features/policies/index.ts'
import { addResourceType, insertResource, insertStaffMember } from '../../src/features/resources/index.ts'
import { aSite } from '../support/a-site.ts'
import type { TestApp } from '../support/app.ts'
import { anApiKey, aVisitorToken } from '../support/people.ts'

/** A business with everything a service can refer to. */
export type Catalogue = {
  siteId: string
  key: string
  visitor: string
  categoryId: string
  policyId: string
  locationId: string
  staffIds: [string, string]
  roomTypeId: string
  roomId: string
}

export async function aCatalogue({ app, context }: TestApp, currency = 'EUR'): Promise<Catalogue> {
  const siteId = await aSite(context, { name: 'Studio', currency })
  const pieces = await context.transaction((tx) => insertParts(context, tx, siteId))
  return { siteId, ...pieces, key: await anApiKey(context, siteId), visitor: await aVisitorToken(app, siteId) }
}

type Tx = Parameters<typeof addCategory>[0]

async function insertParts({ clock }: Context, tx: Tx, siteId: string) {
  const now = clock.now()
  const timeZone = 'Europe/Berlin'
  const location = {
    name: 'Harbour',
    timeZone,
    openingHours: [],
    address: { city: 'Kiel', country: 'DE' },
    phone: '+49 431 1',
  }
  const person = (name: string) => insertStaffMember(tx, siteId, { name, timeZone, workingHours: 'always' }, now)
  const roomTypeId = await addResourceType(tx, siteId, { name: 'Room' }, now)
  const room = { typeId: roomTypeId, name: 'Blue room', timeZone, workingHours: 'always' as const }
  return {
    categoryId: await addCategory(tx, siteId, { name: 'Hands', sortOrder: 3 }, now),
    policyId: await createPolicy(tx, siteId, { name: 'Strict', cancellationPolicy: { enabled: true } }, now),
    locationId: (await insertLocation(tx, siteId, location, now)).locationId,
    staffIds: [(await person('Ada')).resourceId, (await person('Ben')).resourceId] as [string, string],
    roomTypeId,
    roomId: (await insertResource(tx, siteId, room, now)).resourceId,
  }
}

/** The least an appointment says of itself. */
export function anAppointment({ staffIds }: Catalogue, more: Partial<services.Service> = {}): services.Service {
  return {
    type: 'APPOINTMENT',
    name: 'Massage',
    onlineBooking: { enabled: true },
    payment: { rateType: 'FIXED', fixed: { price: { value: '60' } }, options: { online: true, inPerson: true } },
    defaultCapacity: 1,
    staffMemberIds: [staffIds[0]],
    schedule: { availabilityConstraints: { sessionDurations: [60] } },
    ...more,
  }
}

/** An appointment that says all it can of itself. */
export function everyField(here: Catalogue, formId: string): services.Service {
  const image = { id: 'pic-1', url: 'https://example.org/pic.png', height: 300, width: 400, altText: 'Hands' }
  return {
    ...anAppointment(here, { name: 'Everything', description: 'Long', tagLine: 'Short', sortOrder: 7, hidden: true }),
    appId: '11111111-1111-4111-8111-111111111111',
    category: { id: here.categoryId },
    form: { id: formId, mobileSettings: { hidden: true } },
    media: { items: [{ image }], mainMedia: { image }, coverMedia: { image } },
    payment: {
      rateType: 'VARIED',
      varied: {
        defaultPrice: { value: '45.50', formattedValue: '45,50 €' },
        deposit: { value: '10' },
        fullUpfrontPaymentAllowed: true,
      },
      options: { online: true, inPerson: false, deposit: true, pricingPlan: false },
      addOnOption: 'IN_PERSON',
    },
    onlineBooking: { enabled: true, requireManualApproval: true, allowMultipleRequests: true },
    conferencing: { enabled: true },
    locations: [
      { type: 'BUSINESS', business: { id: here.locationId } },
      {
        type: 'CUSTOM',
        custom: {
          address: {
            streetAddress: { number: '7', name: 'Quay', apt: '2' },
            city: 'Kiel',
            country: 'DE',
            postalCode: '24103',
            addressLine: 'Quay 7',
            subdivision: 'SH',
            formattedAddress: 'Quay 7, Kiel',
            hint: 'Blue door',
            geocode: { latitude: 54.3, longitude: 10.1 },
          },
        },
      },
      { type: 'CUSTOMER' },
    ],
    bookingPolicy: { id: here.policyId },
    schedule: { availabilityConstraints: { sessionDurations: [75], timeBetweenSessions: 15, bufferBefore: 5 } },
    staffMemberIds: [here.staffIds[1], here.staffIds[0]],
    resourceGroups: [
      { resourceGroupId: here.roomTypeId, resourceIds: { values: [here.roomId] }, requiredResourcesNumber: 1 },
    ],
    serviceResources: [
      {
        id: '22222222-2222-4222-8222-222222222222',
        resourceType: { id: here.roomTypeId },
        resourceIds: { values: [here.roomId] },
        requiredResourcesNumber: 1,
      },
    ],
    extendedFields: { namespaces: { '@studio/app': { cache: 4, nested: { deep: [1, null, 'x'] } } } },
    seoData: {
      tags: [{ type: 'title', children: 'Hands', custom: true, disabled: false, props: { a: 1 }, meta: { b: 2 } }],
      settings: { preventAutoRedirect: true, keywords: [{ term: 'massage', isMain: true, origin: 'USER' }] },
    },
    taxableAddress: { taxableAddressType: 'BUSINESS' },
    phoneCall: { enabled: true },
    tags: ['quiet', 'warm'],
    primaryResourceType: here.roomTypeId,
    inheritResourceLocations: true,
  }
}

export function aClass(more: Partial<services.Service> = {}): services.Service {
  return {
    type: 'CLASS',
    name: 'Yoga',
    onlineBooking: { enabled: true },
    payment: { rateType: 'NO_FEE', options: { inPerson: true } },
    defaultCapacity: 12,
    ...more,
  }
}

/** Calls of one test file, on the first of the operation's addresses. */
export function callsOn({ app }: TestApp) {
  const post = (url: string, authorization: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { authorization }, payload })
  return {
    create: (authorization: string, service: object) => post('/v2/services', authorization, { service }),
    get: (authorization: string, id: string, query = '') =>
      app.inject({ url: `/v2/services/${id}${query}`, headers: { authorization } }),
    query: (authorization: string, query: object, more: object = {}) =>
      post('/v2/services/query', authorization, { query, ...more }),
    count: (authorization: string, filter?: object) => post('/v2/services/count', authorization, { filter }),
  }
}

/** The refused fields with their rules, for comparing: `service.name: INVALID_SERVICE_NAME`. */
export function listViolations(answer: LightMyRequestResponse): string[] {
  if (answer.statusCode !== 400) throw new Error(`Not refused: ${answer.statusCode} ${answer.body}`)
  return answer
    .json()
    .details.validationError.fieldViolations.map(
      ({ field, ruleName, violatedRule }: Record<string, string>) => `${field}: ${ruleName ?? violatedRule}`,
    )
}

/** Creates it over HTTP and answers what came back. */
export async function created(
  calls: ReturnType<typeof callsOn>,
  key: string,
  service: object,
): Promise<services.Service> {
  const answer = await calls.create(key, service)
  if (answer.statusCode !== 200) throw new Error(`Creating was refused: ${answer.body}`)
  return answer.json().service
}
