import { randomUUID } from 'node:crypto'
import { allSchemas } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anAddOn, groupsUrl } from './add-ons.ts'
import { aVariedBusiness, created, customOption, lengths, optionsUrl } from './varied.ts'

const test = await createTestApp()
const { admin, aVariedService } = await aVariedBusiness(test)

type Schema = { properties?: Record<string, { readOnly?: boolean } & Record<string, unknown>> }
const schemas = allSchemas() as Record<string, Schema>
const writableFields = (name: string) =>
  Object.entries(schemas[name]?.properties ?? {}).flatMap(([field, { readOnly }]) => (readOnly ? [] : [field]))
const extendedFields = { namespaces: { '@us/notes': { colour: 'red', number: 3 } } }

describe('what was sent is returned', () => {
  const addOn = {
    name: 'Hot stones',
    durationInMinutes: 15,
    price: { value: '12.50', currency: 'EUR', formattedValue: '12,50 €' },
    taxGroup: randomUUID(),
    mainMedia: { image: { id: 'stones', url: 'https://example.org/stones.jpg', altText: 'Stones' } },
    extendedFields,
    tags: { privateTags: { tagIds: ['a'] }, tags: { tagIds: ['b', 'c'] } },
  }

  it('of an add-on, field by field', async () => {
    const made = await anAddOn(admin, addOn)
    expect(made).toMatchObject(addOn)
    expect(expected(await admin.get(`/v1/add-ons/${made.id}`)).addOn).toEqual(made)
    const counted = await anAddOn(admin, { durationInMinutes: null, maxQuantity: 7 })
    expect(counted.maxQuantity).toBe(7)
    const written = [...Object.keys(addOn), 'maxQuantity', 'revision']
    expect(writableFields('addOns.AddOn').filter((field) => !written.includes(field))).toEqual([])
    const again = expected(await admin.patch(`/v1/add-ons/${made.id}`, { addOn: made })).addOn
    expect(again).toEqual({ ...made, revision: '2', updatedDate: again.updatedDate })
  })

  it('of variants, field by field', async () => {
    const serviceId = (await aVariedService()).id
    const base = customOption(serviceId, { Adult: '40', Child: '20' })
    const values = base.variants.values.map((it) => ({
      ...it,
      id: randomUUID(),
      price: { ...it.price, formattedValue: `${it.price.value} €` },
      choices: it.choices.map((choice) => ({ ...choice, id: randomUUID() })),
    }))
    const written = { ...base, variants: { values }, extendedFields }
    const made = await created(admin, written)
    expect(made).toMatchObject(written)
    expect(writableFields('serviceOptions.ServiceOptionsAndVariants').filter((it) => !(it in written))).toEqual([
      'revision',
    ])
    const sent = { serviceOptionsAndVariants: made }
    const again = expected(await admin.patch(`${optionsUrl}/${made.id}`, sent)).serviceOptionsAndVariants
    expect(again).toEqual({ ...made, revision: '2' })
    const byLength = lengths((await aVariedService()).id, [
      [30, '10'],
      [60, '18'],
    ])
    expect(await created(admin, byLength)).toMatchObject(byLength)
  })

  it('of a group of add-ons, field by field', async () => {
    const { id: serviceId } = await aVariedService()
    const addOnIds = [(await anAddOn(admin)).id, (await anAddOn(admin)).id]
    const addOnGroup = { name: 'Warmth', maxNumberOfAddOns: 1, addOnIds, prompt: 'How warm?' }
    const made = expected(await admin.post(`${groupsUrl}/create`, { serviceId, addOnGroup })).addOnGroup
    expect(made).toEqual({ ...addOnGroup, id: made.id })
    expect(writableFields('services.AddOnGroup').filter((field) => !(field in addOnGroup))).toEqual([])
    const again = expected(await admin.post(`${groupsUrl}/update`, { serviceId, addOnGroup: made })).addOnGroup
    expect(again).toEqual(made)
  })
})
