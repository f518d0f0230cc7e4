import { createClient, type Fetch } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { changeMoney } from './change-money.ts'

const id = '5b0e2d1c-0000-4000-8000-000000000001'

/** A server that refuses every payment as too large. */
function aServer() {
  const keys: (string | null)[] = []
  const fetch: Fetch = async (url, init) => {
    keys.push(new Request(url, init).headers.get('idempotency-key'))
    const applicationError = { code: 'PAYMENT_EXCEEDS_CHARGE', description: '', data: {} }
    return Response.json({ message: '', details: { applicationError } }, { status: 409 })
  }
  return { client: createClient({ apiUrl: 'http://kalends.test', fetch }), keys }
}

function aForm(key: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, key, amount: '90', method: 'CASH' })) form.set(name, value)
  return form
}

describe('changeMoney', () => {
  it('gives a refused form another idempotency key: the refused one would return the same refusal', async () => {
    const { client, keys } = aServer()
    const refused = await changeMoney(client, 'take', aForm('a-key'))
    expect(refused).toMatchObject({ problem: 'tooMuch', amount: '90', method: 'CASH' })
    expect(keys).toEqual(['a-key'])
    const again = await changeMoney(client, 'take', aForm(refused?.key ?? ''))
    expect(keys[1]).toBe(refused?.key)
    expect(new Set(['a-key', refused?.key, again?.key]).size).toBe(3)
  })
})
