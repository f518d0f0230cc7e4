import { describe, expect, it } from 'vitest'
import { aStudio, type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aPaid, aPayingMember, useSandbox } from './support/payments.ts'

const { app, context } = await createTestApp()
const listMethods = async (client: Client) => expected(await client.get('/v1/payments/methods')).methods

describe('listSavedMethods', () => {
  it('lists the cards a member agreed to save, the default first', async () => {
    const studio = await aStudio(app, context)
    await useSandbox(studio)
    const { client, contactId } = await aPayingMember(studio)
    const other = await aPayingMember(studio)
    await aPaid(client, (await aCharge(studio, { contactId })).id)
    expect(await listMethods(client)).toEqual([])
    for (const _ of [1, 2]) await aPaid(client, (await aCharge(studio, { contactId })).id, { saveMethod: true })
    expect(await listMethods(client)).toMatchObject([
      { brand: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2030, isDefault: true, isChargeable: true },
      { isDefault: false },
    ])
    expect(await listMethods(other.client)).toEqual([])
  })
})
