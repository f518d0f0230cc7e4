import { allSchemas, type JsonSchema, type services } from '@kalends/contract'
import { expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { anAdmin } from '../support/factories.ts'
import { aCatalogue, anAppointment, callsOn, created, everyField } from './catalogue.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const admin = await anAdmin(test.app, test.context, here.siteId)

/** Written by other operations, or only by the server. */
const elsewhere = new Set(['id', 'revision', 'addOnGroups', 'staffMemberDetails'])

/** The fields anybody can write, as the contract has them. */
function writableFields(): string[] {
  const properties = (allSchemas()['services.Service'] as JsonSchema)['properties'] as Record<string, JsonSchema>
  return Object.entries(properties).flatMap(([name, property]) =>
    property['readOnly'] || elsewhere.has(name) ? [] : [name],
  )
}

const { form } = await created(calls, here.key, anAppointment(here))
const whole = everyField(here, form?.id ?? '')

it('covers every writable field', () => {
  expect(Object.keys(whole).sort()).toEqual(writableFields().sort())
})

it.each(writableFields())('returns %s as it was sent, on creation and update', async (name) => {
  const field = name as keyof services.Service
  const made = await created(calls, here.key, { ...whole, name: `Made ${name}` })
  expect(made).toMatchObject({ ...whole, name: `Made ${name}` })
  const plain = await created(
    calls,
    here.key,
    anAppointment(here, { name: `Plain ${name}`, locations: whole.locations ?? [] }),
  )
  const { id, revision } = plain
  const service = { ...requiredFor(name), [field]: whole[field], id, revision }
  const answer = await admin.patch(`/v2/services/${id}`, { service })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.body.service[field]).toEqual(made[field] && field !== 'name' ? comparable(made, field) : whole[field])
  expect((await admin.get(`/v2/services/${id}`)).body.service).toEqual(answer.body.service)

  function comparable(of: services.Service, key: keyof services.Service) {
    if (key !== 'schedule' && key !== 'locations') return of[key]
    return expect.objectContaining(
      key === 'schedule' ? { availabilityConstraints: of.schedule?.availabilityConstraints } : {},
    )
  }
})

/** What a field cannot stand without. */
function requiredFor(name: string): Partial<services.Service> {
  if (name === 'payment') return {}
  return name === 'onlineBooking' ? { payment: whole.payment } : {}
}
