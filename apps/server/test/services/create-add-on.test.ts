import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { anAddOn } from './add-ons.ts'
import { aVariedBusiness, listEvents, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor } = await aVariedBusiness(test)
const create = (addOn: object, client = admin) => client.post('/v1/add-ons', { addOn })

describe('createAddOn', () => {
  it('creates one with a duration and one with a quantity', async () => {
    const stones = await anAddOn(admin)
    expect(stones).toMatchObject({ name: 'Hot stones', durationInMinutes: 15, revision: '1' })
    expect(stones).toMatchObject({ price: { value: '12.50', currency: 'EUR' } })
    expect(stones.maxQuantity ?? null).toBeNull()
    const tea = await anAddOn(admin, { name: 'Tea', durationInMinutes: null, maxQuantity: 9999, price: { value: '3' } })
    expect(tea).toMatchObject({ maxQuantity: 9999, price: { value: '3', currency: 'EUR' } })
    const [event] = await listEvents(test, stones.id)
    expect(event).toMatchObject({ slug: 'created', entity_fqdn: 'wix.addons.v1.add_on' })
    expect(event?.payload.createdEvent.entity).toMatchObject({ id: stones.id, name: 'Hot stones' })
  })

  it.each([
    [{ durationInMinutes: 5 }, 'addOn.name: REQUIRED_FIELD'],
    [{ name: ' ', durationInMinutes: 5 }, 'addOn.name: REQUIRED_FIELD'],
    [{ name: 'x' }, 'addOn.durationInMinutes: REQUIRED_FIELD'],
    [{ name: 'x', durationInMinutes: 5, maxQuantity: 1 }, 'addOn.maxQuantity: ONE_KIND_OF_ADD_ON'],
    [{ name: 'x', durationInMinutes: 1441 }, 'addOn.durationInMinutes: MAX'],
    [{ name: 'x', maxQuantity: 10_000 }, 'addOn.maxQuantity: MAX'],
    [{ name: 'x', maxQuantity: 0 }, 'addOn.maxQuantity: MIN'],
    [{ name: 'x', maxQuantity: 1, price: { value: '1', currency: 'USD' } }, 'addOn.price.currency: INVALID_PRICE'],
    [{ name: 'x', maxQuantity: 1, price: { value: '-1' } }, 'addOn.price.value: '],
    [{ name: 'x'.repeat(101), maxQuantity: 1 }, 'addOn.name: MAX_LENGTH'],
  ])('refuses %j, naming the field', async (addOn, fault) => {
    expect(refusal(await create(addOn))).toContain(`400 ${fault}`)
  })

  it('is only for the business', async () => {
    expect((await create({ name: 'x', maxQuantity: 1 }, visitor)).status).toBe(403)
  })
})
