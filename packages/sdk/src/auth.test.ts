import { describe, expect, it } from 'vitest'
import { type Fetch, memoryStore, visitorAuth } from './auth.ts'

function endpoint(answers: (body: Record<string, string>) => number) {
  const seen: Record<string, string>[] = []
  const fetch: Fetch = async (_url, init) => {
    const body = JSON.parse(String(init.body)) as Record<string, string>
    seen.push(body)
    const status = answers(body)
    const tokens = { access_token: `access${seen.length}`, refresh_token: `refresh${seen.length}`, expires_in: 14400 }
    return new Response(JSON.stringify(status === 200 ? tokens : { error: 'invalid_grant' }), { status })
  }
  return { fetch, seen }
}

describe('visitorAuth', () => {
  it('requests tokens once for simultaneous calls', async () => {
    const { fetch, seen } = endpoint(() => 200)
    const auth = visitorAuth({ clientId: 'c' })
    const proofs = await Promise.all([auth.headers(fetch, ''), auth.headers(fetch, '')])
    expect(seen).toEqual([{ clientId: 'c', grantType: 'anonymous' }])
    expect(proofs).toEqual([{ authorization: 'access1' }, { authorization: 'access1' }])
  })

  it('renews an expired token', async () => {
    const { fetch, seen } = endpoint(() => 200)
    let time = 0
    const auth = visitorAuth({ clientId: 'c', now: () => time })
    await auth.headers(fetch, '')
    time = 14_400_000
    await auth.headers(fetch, '')
    expect(seen[1]).toEqual({ clientId: 'c', grantType: 'refresh_token', refreshToken: 'refresh1' })
  })

  it('starts over if the renewal is refused', async () => {
    const { fetch, seen } = endpoint((body) => (body['grantType'] === 'refresh_token' ? 401 : 200))
    const store = memoryStore()
    await store.write({ accessToken: 'old', refreshToken: 'dead', expiresAt: 0 })
    const proof = await visitorAuth({ clientId: 'c', store, now: () => 1 }).headers(fetch, '')
    expect(seen.map((body) => body['grantType'])).toEqual(['refresh_token', 'anonymous'])
    expect(proof).toEqual({ authorization: 'access2' })
  })
})
