import { createClient, type Fetch } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { changeSession } from './act.ts'

const bookingId = '5b0e2d1c-0000-4000-8000-000000000001'
const sessionId = '5b0e2d1c-0000-4000-8000-000000000002'

/** A server where the no-show has just made a fee due, beside what the booking itself costs. */
function aServer() {
  const paths: string[] = []
  const charges = [
    { id: 'booking-charge', subjectType: 'BOOKING' },
    { id: 'fee-charge', subjectType: 'NO_SHOW_FEE' },
  ]
  const fetch: Fetch = async (url) => {
    const { pathname } = new URL(new Request(url).url)
    paths.push(pathname)
    return Response.json(pathname.endsWith('/charges/query') ? { charges } : {})
  }
  return { client: createClient({ apiUrl: 'http://kalends.test', fetch }), paths }
}

async function markNoShow(fields: Record<string, string>): Promise<string[]> {
  const { client, paths } = aServer()
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'attend', status: 'NOT_ATTENDED', bookingId, ...fields }))
    form.set(name, value)
  expect(await changeSession(client, sessionId, form)).toBeUndefined()
  return paths.filter((path) => path.endsWith('/waive'))
}

describe('marking a no-show', () => {
  it('waives the fee, and nothing else, if staff chose not to charge it', async () => {
    expect(await markNoShow({ asksFee: 'yes' })).toEqual(['/v1/payments/charges/fee-charge/waive'])
  })

  it('leaves the fee to be charged otherwise', async () => {
    expect(await markNoShow({ asksFee: 'yes', fee: 'yes' })).toEqual([])
    expect(await markNoShow({})).toEqual([])
  })
})
