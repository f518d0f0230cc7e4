import { describe, expect, it } from 'vitest'
import { someAddOns, someLengths, someVariants } from '../support/choices.ts'
import { aStaffMember, aStudio, expected, readRefusal } from '../support/factories.ts'
import { aGroup } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const url = '/v1/bookings/quote'

const line = (kind: string, name: string, quantity: number, unitPrice: string, amount: string) => ({
  kind,
  name,
  quantity,
  unitPrice,
  amount,
})

describe('booking quote', () => {
  it('lists participants and add-ons by quantity and adds them up', async () => {
    const { visitor, siteId, group } = await aGroup(app, context, 'CLASS', { price: '30.50' })
    const { groupId, ids } = await someAddOns(context, siteId, group.id, [
      { name: 'Mat', maxQuantity: 3, price: { value: '4', currency: 'EUR' } },
    ])
    const bookedAddOns = [{ id: ids[0], groupId, quantity: 3 }]
    const quote = expected(await visitor.post(url, { serviceId: group.id, totalParticipants: 2, bookedAddOns }))
    const noTax = { tax: '0.00', taxName: null, taxPercent: null, taxIncluded: false }
    expect(quote).toEqual({
      isMinimum: false,
      payment: { currency: 'EUR', total: '73.00', ...noTax, deposit: null, isFullPaymentOffered: true },
      paymentOptions: ['OFFLINE'],
      price: {
        currency: 'EUR',
        lines: [line('SERVICE', 'Yoga', 2, '30.50', '61.00'), line('ADD_ON', 'Mat', 3, '4.00', '12.00')],
        total: '73.00',
        text: null,
      },
    })
  })

  it('has a line for each variant of the participants', async () => {
    const { visitor, siteId, group } = await aGroup(app, context, 'CLASS', { price: '20' })
    const { optionId, variants } = await someVariants(context, siteId, group.id, 'CUSTOM', ['Adult', 'Child'])
    const part = (index: number, numberOfParticipants: number) => ({
      numberOfParticipants,
      choices: [{ optionId, choiceId: variants[index]?.choiceId }],
    })
    const participantsChoices = { serviceChoices: [part(0, 2), part(1, 1)] }
    const { price } = expected(await visitor.post(url, { serviceId: group.id, participantsChoices }))
    expect(price.lines).toEqual([
      line('SERVICE', 'Adult', 2, '10.00', '20.00'),
      line('SERVICE', 'Child', 1, '11.00', '11.00'),
    ])
    expect(price.total).toBe('31.00')
  })

  it('uses the chosen duration', async () => {
    const { visitor, siteId, service } = await aStudio(app, context, { price: '80' })
    const { optionId, variants } = await someLengths(context, siteId, service.id, [30, 90])
    const choices = [{ optionId, choiceId: variants[1]?.choiceId }]
    const participantsChoices = { serviceChoices: [{ numberOfParticipants: 1, choices }] }
    const { price } = expected(await visitor.post(url, { serviceId: service.id, participantsChoices }))
    expect(price.total).toBe('11.00')
  })

  it('names the duration that the service does not have', async () => {
    const { visitor, service } = await aStudio(app, context, { price: '80' })
    const { body } = await visitor.post(url, { serviceId: service.id, durationMinutes: 1 })
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: 'durationMinutes', violatedRule: 'OTHER', ruleName: 'DURATION_NOT_OFFERED' },
    ])
  })

  it('is the lowest price until the staff member is known', async () => {
    const { visitor, siteId, service, resourceId } = await aStudio(app, context, { price: '80' })
    const noor = await aStaffMember(context, siteId, { name: 'Noor' })
    await someVariants(context, siteId, service.id, 'STAFF_MEMBER', [resourceId, noor])
    const quote = async (more: object) => expected(await visitor.post(url, { serviceId: service.id, ...more }))
    expect(await quote({})).toMatchObject({ isMinimum: true, price: { total: '10.00' } })
    expect(await quote({ resourceId: noor })).toMatchObject({ isMinimum: false, price: { total: '11.00' } })
  })

  it('charges nothing for a free service', async () => {
    const { visitor, service } = await aStudio(app, context)
    const { price } = expected(await visitor.post(url, { serviceId: service.id }))
    expect(price).toMatchObject({ total: '0.00', text: null })
  })

  it('is refused for more add-ons than the group allows, unknown choices and services', async () => {
    const { visitor, siteId, service } = await aStudio(app, context, { price: '80' })
    const { groupId, ids } = await someAddOns(
      ...([context, siteId, service.id] as const),
      [
        { name: 'Oil', durationMinutes: 5 },
        { name: 'Tea', maxQuantity: 2 },
      ],
      1,
    )
    const bookedAddOns = ids.map((id) => ({ id, groupId }))
    expect(readRefusal(await visitor.post(url, { serviceId: service.id, bookedAddOns }))).toBe('400 VALIDATION_FAILURE')
    const tooMany = [{ id: ids[1], groupId, quantity: 3 }]
    expect(readRefusal(await visitor.post(url, { serviceId: service.id, bookedAddOns: tooMany }))).toBe(
      '400 VALIDATION_FAILURE',
    )
    const unknown = { serviceChoices: [{ numberOfParticipants: 1, choices: [{ custom: 'Giant' }] }] }
    const requested = { serviceId: service.id, participantsChoices: unknown }
    expect(readRefusal(await visitor.post(url, requested))).toBe('400 INVALID_SERVICE_CHOICES')
    const none = { serviceId: '00000000-0000-4000-8000-000000000000' }
    expect(readRefusal(await visitor.post(url, none))).toBe('404 SERVICE_NOT_FOUND')
  })
})
