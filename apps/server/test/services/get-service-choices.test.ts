import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { someAddOns, someLengths, someVariants } from '../support/choices.ts'
import { aService, aStudio, aVisitor, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const studio = await aStudio(app, context)
const getChoices = (id: string) => studio.visitor.get(`/v1/services/${id}/choices`)

test('returns the durations a customer may choose, with prices', async () => {
  const { id } = await aService(context, studio.siteId, [studio.resourceId])
  const made = await someLengths(context, studio.siteId, id, [30, 90])
  const { body } = await getChoices(id)
  expect(body.option).toMatchObject({ optionId: made.optionId, kind: 'DURATION' })
  expect(body.option.variants).toMatchObject([
    { durationMinutes: 30, resourceId: null, price: { value: '10', currency: 'EUR' } },
    { durationMinutes: 90, resourceId: null, price: { value: '11', currency: 'EUR' } },
  ])
})

test('names the staff member if staff are the choice, and add-ons in their groups', async () => {
  const { id } = await aService(context, studio.siteId, [studio.resourceId])
  await someVariants(context, studio.siteId, id, 'STAFF_MEMBER', [studio.resourceId])
  const group = await someAddOns(context, studio.siteId, id, [{ name: 'Steam', durationMinutes: 20 }], 1)
  const { body } = await getChoices(id)
  expect(body.option.variants[0].resourceId).toBe(studio.resourceId)
  expect(body.addOnGroups).toMatchObject([
    { id: group.groupId, maxAddOns: 1, addOns: [{ id: group.ids[0], name: 'Steam', durationMinutes: 20 }] },
  ])
})

test('is empty for a service with one duration and one price', async () => {
  expect((await getChoices(studio.service.id)).body).toEqual({ option: null, addOnGroups: [] })
})

test('finds no unknown service, and none of another business', async () => {
  expect(readRefusal(await getChoices(randomUUID()))).toBe('404 SERVICE_NOT_FOUND')
  const other = await aVisitor(app, (await aStudio(app, context)).siteId)
  expect(readRefusal(await other.get(`/v1/services/${studio.service.id}/choices`))).toBe('404 SERVICE_NOT_FOUND')
})
