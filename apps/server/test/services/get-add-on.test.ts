import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { anAddOn } from './add-ons.ts'
import { aVariedBusiness, refusal } from './varied.ts'

const test = await createTestApp()
const { admin, visitor, stranger } = await aVariedBusiness(test)
const made = await anAddOn(admin)

describe('getAddOn', () => {
  it('returns it to everyone', async () => {
    expect(expected(await visitor.get(`/v1/add-ons/${made.id}`)).addOn).toEqual(made)
  })

  it('ADD_ON_NOT_FOUND: unknown or of another business', async () => {
    expect(refusal(await admin.get(`/v1/add-ons/${randomUUID()}`))).toBe('404 ADD_ON_NOT_FOUND')
    expect(refusal(await stranger.get(`/v1/add-ons/${made.id}`))).toBe('404 ADD_ON_NOT_FOUND')
  })
})
