import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aVariedBusiness, created, customOption, optionsUrl, people, refusal } from './varied.ts'

const test = await createTestApp()
const { here, admin, stranger, aVariedService } = await aVariedBusiness(test)
const source = await created(admin, customOption((await aVariedService()).id, { Adult: '40', Child: '20' }))
const clone = (id: string, targetServiceId: string, client = admin) =>
  client.post(`${optionsUrl}/${id}/clone`, { targetServiceId })

describe('cloneServiceOptionsAndVariants', () => {
  it('copies choices and prices with new ids', async () => {
    const target = (await aVariedService()).id ?? ''
    const copy = expected(await clone(source.id, target)).serviceOptionsAndVariants
    expect(copy).toMatchObject({ serviceId: target, revision: '1', maxPrice: { value: '40' } })
    expect(copy.options.values[0].customData).toEqual(source.options.values[0].customData)
    expect(copy.options.values[0].id).not.toBe(source.options.values[0].id)
    const optionIds = copy.variants.values.map((it: { choices: { optionId: string }[] }) => it.choices[0]?.optionId)
    expect(new Set(optionIds)).toEqual(new Set([copy.options.values[0].id]))
    expect(refusal(await clone(source.id, target))).toBe('409 SERVICE_OPTIONS_ALREADY_EXISTS')
  })

  it('refuses staff who do not provide the other service', async () => {
    const withPeople = await created(admin, people((await aVariedService()).id, here.staffIds))
    const target = (await aVariedService({ staffMemberIds: [here.staffIds[0]] })).id ?? ''
    expect(refusal(await clone(withPeople.id, target))).toBe('400 UNKNOWN_STAFF_IDS')
  })

  it('finds nothing unknown or of another business', async () => {
    const target = (await aVariedService()).id ?? ''
    expect(refusal(await clone(randomUUID(), target))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
    expect(refusal(await clone(source.id, randomUUID()))).toBe('404 SERVICE_NOT_FOUND')
    expect(refusal(await clone(source.id, target, stranger))).toBe('404 SERVICE_OPTIONS_NOT_FOUND')
  })
})
