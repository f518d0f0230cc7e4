import type { services } from '@kalends/contract'
import { type Answer, aClient, type Client, expected } from '../support/factories.ts'
import type { TestApp } from '../support/index.ts'
import { aCatalogue, anAppointment, type Catalogue } from './catalogue.ts'

/** A business whose services can have variants and add-ons, with those who call it. */
export type Varied = {
  here: Catalogue
  admin: Client
  visitor: Client
  /** The front desk of another business. */
  stranger: Client
  there: Catalogue
  /** A new appointment at a varied price, given by everybody of the business. */
  aVariedService(more?: Partial<services.Service>): Promise<services.Service>
}

export async function aVariedBusiness(test: TestApp): Promise<Varied> {
  const here = await aCatalogue(test)
  const there = await aCatalogue(test)
  const admin = aClient(test.app, { authorization: here.key })
  return {
    here,
    there,
    admin,
    visitor: aClient(test.app, { authorization: here.visitor }),
    stranger: aClient(test.app, { authorization: there.key }),
    aVariedService: async (more = {}) => {
      const service = anAppointment(here, { payment: variedPrice, staffMemberIds: here.staffIds, ...more })
      return expected(await admin.post('/v2/services', { service })).service
    },
  }
}

const variedPrice: services.Payment = {
  rateType: 'VARIED',
  varied: { defaultPrice: { value: '20', currency: 'EUR' } },
  options: { online: true, inPerson: true },
}

const optionId = '77777777-7777-4777-8777-777777777777'
const price = (value: string, currency = 'EUR') => ({ value, currency })

/** An option of words with a price each, as it is sent. */
export function customOption(serviceId: string | null | undefined, prices: Record<string, string>, name = 'Age') {
  return {
    serviceId,
    options: { values: [{ id: optionId, type: 'CUSTOM', customData: { name, choices: Object.keys(prices) } }] },
    variants: {
      values: Object.entries(prices).map(([custom, value]) => ({
        choices: [{ optionId, custom }],
        price: price(value),
      })),
    },
  }
}

/** Lengths in minutes with a price each. */
export function lengths(serviceId: string | null | undefined, prices: [minutes: number, value: string][]) {
  return {
    serviceId,
    options: { values: [{ id: optionId, type: 'DURATION', durationData: { name: 'Length' } }] },
    variants: {
      values: prices.map(([minutes, value]) => ({
        choices: [{ optionId, duration: { minutes, name: `${minutes} minutes` } }],
        price: price(value),
      })),
    },
  }
}

/** People with a price each. */
export function people(serviceId: string | null | undefined, ids: readonly string[]) {
  return {
    serviceId,
    options: { values: [{ id: optionId, type: 'STAFF_MEMBER' }] },
    variants: {
      values: ids.map((staffMemberId, index) => ({
        choices: [{ optionId, staffMemberId }],
        price: price(String(30 + index)),
      })),
    },
  }
}

export const optionsUrl = '/v1/serviceOptionsAndVariants'

/** Writes variants over HTTP and answers what came back. */
export async function created(admin: Client, written: object) {
  return expected(await admin.post(optionsUrl, { serviceOptionsAndVariants: written })).serviceOptionsAndVariants
}

/** What was announced of an entity, oldest first. */
export async function listEvents({ db }: TestApp, entityId: string) {
  const rows = await db
    .selectFrom('events')
    .select(['slug', 'sequence', 'payload', 'entity_fqdn'])
    .where('entity_id', '=', entityId)
    .orderBy('sequence')
    .execute()
  // biome-ignore lint/suspicious/noExplicitAny: each slug has its own payload
  return rows as { slug: string; sequence: number; payload: any; entity_fqdn: string }[]
}

/** The code of a refusal, or its field with the rule. */
export function refusal({ status, body }: Answer): string {
  const violation = body.details?.validationError?.fieldViolations?.[0]
  if (violation) return `${status} ${violation.field}: ${violation.ruleName ?? violation.violatedRule}`
  return `${status} ${body.details?.applicationError?.code}`
}
