import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadBookable } from '../../src/features/services/index.ts'
import { someAddOns, someLengths, someVariants } from '../support/choices.ts'
import { aService, aStaffMember, aStudio, aVisitor, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const studio = await aStudio(app, context)

describe('variants and add-ons of a service', () => {
  const fresh = async () => aService(context, studio.siteId, [studio.resourceId])
  const load = (id: string, siteId = studio.siteId) => loadBookable(context.db, siteId, id)

  test('are empty unless created', async () => {
    const { id } = await fresh()
    expect(await load(id)).toMatchObject({ options: null, addOnGroups: [], rental: null })
  })

  test('apply while the price varies, and are ignored while it does not', async () => {
    const { id } = await fresh()
    await someLengths(context, studio.siteId, id, [30, 90])
    const setRate = async (revision: string, rate: object) => {
      const payment = { ...rate, options: { inPerson: true } }
      const answer = await studio.admin.patch(`/v2/services/${id}`, { service: { revision, payment } })
      return expected(answer).service.schedule.availabilityConstraints.durations
    }
    const price = { value: '50' }
    expect(await setRate('1', { rateType: 'FIXED', fixed: { price } })).toHaveLength(1)
    expect(await load(id)).toMatchObject({ options: null })
    const both = await setRate('2', { rateType: 'VARIED', varied: { defaultPrice: price } })
    expect(both).toEqual([{ minutes: 30 }, { minutes: 90 }])
  })

  test('are loaded with the service: durations, staff and choices', async () => {
    const lengths = await fresh()
    await someLengths(context, studio.siteId, lengths.id, [30, 90])
    expect((await load(lengths.id))?.options).toMatchObject({
      kind: 'DURATION',
      variants: [
        { durationMinutes: 30, price: { value: '10', currency: 'EUR' } },
        { durationMinutes: 90, price: { value: '11', currency: 'EUR' } },
      ],
    })
    const people = await fresh()
    const other = await aStaffMember(context, studio.siteId)
    await someVariants(context, studio.siteId, people.id, 'STAFF_MEMBER', [studio.resourceId, other])
    expect((await load(people.id))?.options?.variants.map(({ choice }) => choice)).toEqual([studio.resourceId, other])
    const words = await fresh()
    await someVariants(context, studio.siteId, words.id, 'CUSTOM', ['Adult', 'Child'])
    expect((await load(words.id))?.options).toMatchObject({
      kind: 'CUSTOM',
      variants: [{ choice: 'Adult', label: 'Adult', durationMinutes: null }, { choice: 'Child' }],
    })
  })

  test('keep the order of groups and their add-ons', async () => {
    const { id } = await fresh()
    const first = await someAddOns(context, studio.siteId, id, [
      { name: 'Steam', durationMinutes: 20 },
      { name: 'Oil', maxQuantity: 3, price: { value: '4', currency: 'EUR' } },
    ])
    const second = await someAddOns(context, studio.siteId, id, [{ name: 'Tea', maxQuantity: 9 }], 1)
    expect((await load(id))?.addOnGroups).toMatchObject([
      { id: first.groupId, maxAddOns: null, addOns: [{ name: 'Steam', durationMinutes: 20 }, { maxQuantity: 3 }] },
      { id: second.groupId, maxAddOns: 1, addOns: [{ name: 'Tea', durationMinutes: null }] },
    ])
    const { body } = await studio.visitor.get(`/v2/services/${id}`)
    expect(body.service.addOnGroups).toMatchObject([
      { id: first.groupId, addOnIds: first.ids },
      { maxNumberOfAddOns: 1 },
    ])
    expect(body.service.addOnDetails).toContainEqual({ addOnId: first.ids[0], durationInMinutes: 20 })
  })

  test('return every duration with the lowest and highest price', async () => {
    const { id } = await fresh()
    await someLengths(context, studio.siteId, id, [30, 90])
    const { body } = await studio.visitor.get(`/v2/services/${id}`)
    expect(body.service.schedule.availabilityConstraints.durations).toEqual([{ minutes: 30 }, { minutes: 90 }])
  })

  test('belong to one business', async () => {
    const { id } = await fresh()
    await someLengths(context, studio.siteId, id, [30])
    expect(await load(id, randomUUID())).toBeUndefined()
    const elsewhere = await aStudio(app, context)
    expect((await (await aVisitor(app, elsewhere.siteId)).get(`/v2/services/${id}`)).status).toBe(404)
  })
})
