import type { Client } from '@kalends/sdk'
import type { RequestContext } from '../../lib/page-context.ts'
import type { WireService } from '../data/services.ts'

/** Tuesday, 11:24 in Rome. */
export const NOW = Date.parse('2026-11-24T10:24:00Z')

type Answers = { [Noun in keyof Client]?: { [Call in keyof Client[Noun]]?: (input: never) => unknown } }

/** Creates a page context with the given API responses; any other call fails the test. */
export function aContext(answers: Answers): RequestContext {
  const noun = (calls: Record<string, (input: never) => unknown> = {}) =>
    new Proxy(calls, {
      get: (target, name) => async (input: never) => {
        const call = target[String(name)]
        if (!call) throw new Error(`The page called ${String(name)}, which the test did not expect`)
        return call(input)
      },
    })
  const kalends = new Proxy(answers, { get: (target, name) => noun(target[name as keyof Answers] as never) })
  const site = {
    id: 'site',
    name: 'Studio Aventine',
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    holdMinutes: 10,
    requiredContact: [],
  }
  return { kalends, site, language: 'en', now: () => NOW } as unknown as RequestContext
}

export const aService = (change: Partial<WireService> = {}): WireService => ({
  id: 'massage',
  type: 'APPOINTMENT',
  name: 'Swedish massage',
  form: { id: 'form' },
  mainSlug: { name: 'swedish-massage' },
  payment: { rateType: 'FIXED', fixed: { price: { value: '68', currency: 'EUR' } }, options: { inPerson: true } },
  schedule: { availabilityConstraints: { sessionDurations: [60] } },
  onlineBooking: { enabled: true },
  ...change,
})

export const aTime = (startDate: string, change: { locationId?: string | null; resourceId?: string } = {}) => ({
  startDate,
  endDate: new Date(Date.parse(startDate) + 3_600_000).toISOString(),
  localStartDate: startDate.slice(0, 19),
  resourceId: change.resourceId ?? 'livia',
  resourceIds: [change.resourceId ?? 'livia'],
  locationId: change.locationId ?? null,
})

export const aLocation = (id: string, timeZone = 'Europe/Rome') => ({
  id,
  name: id,
  address: {},
  formattedAddress: `${id} street`,
  directions: null,
  phone: null,
  email: null,
  timeZone,
  default: id === 'aventine',
  openingHours: [],
  closedDates: [],
  specialHours: [],
})

export const livia = {
  id: 'staff-livia',
  resourceId: 'livia',
  name: 'Livia Marchetti',
  description: null,
  imageUrl: null,
  color: 'ochre',
  serviceIds: [],
}

/** Price in tests that do not set one. */
export const aQuote = {
  isMinimum: false,
  price: {
    currency: 'EUR',
    lines: [{ kind: 'SERVICE', name: 'Swedish massage', quantity: 1, unitPrice: '68.00', amount: '68.00' }],
    total: '68.00',
    text: null,
  },
  payment: {
    currency: 'EUR',
    tax: '0.00',
    taxName: null,
    taxPercent: null,
    taxIncluded: false,
    total: '68.00',
    deposit: null,
    isFullPaymentOffered: true,
  },
  paymentOptions: ['OFFLINE'],
}

/** Choices of a service with one duration and one price. */
export const noChoices = { option: null, addOnGroups: [] }
