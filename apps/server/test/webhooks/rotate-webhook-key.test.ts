import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { expected } from '../support/factories.ts'
import { aBusinessWithWebhooks, aReceiver, aWebhook, createWebhookApp } from './support/webhooks.ts'

const test = await createWebhookApp()
const { app, clock, db } = test

async function aRotation() {
  const { siteId, admin } = await aBusinessWithWebhooks(test)
  const receiver = await aReceiver()
  const { id } = await aWebhook(admin, { url: receiver.url })
  const rotate = (payload: object = {}) => admin.post('/v1/webhook-keys/rotate', payload)
  const keySet = async () => (await app.inject({ url: `/v1/webhook-keys/${siteId}` })).json()
  /** Sends a test event and returns the key that signed it, which everybody can look up. */
  const deliver = async (): Promise<string> => {
    expected(await admin.post(`/v1/webhooks/${id}/test`))
    const body = receiver.bodies.at(-1) ?? ''
    await jwtVerify(body, createLocalJWKSet(await keySet()), { currentDate: new Date(clock.now()) })
    return decodeProtectedHeader(body).kid ?? ''
  }
  const kids = async (): Promise<string[]> => (await keySet()).keys.map(({ kid }: { kid: string }) => kid)
  return { siteId, admin, rotate, deliver, kids }
}

const inDays = (days: number): string => new Date(clock.now() + days * 86_400_000).toISOString()

describe('rotateWebhookKey', () => {
  it('shows the next key before it signs, and the replaced one for an hour', async () => {
    const { siteId, rotate, deliver, kids, admin } = await aRotation()
    const first = await deliver()
    const { keys } = expected(await rotate({ signsFromDate: inDays(2) }))
    const next = keys[1].id
    expect(keys).toMatchObject([{ id: first, shownUntilDate: inDays(2 + 1 / 24) }, { signsFromDate: inDays(2) }])
    expect([await deliver(), await kids()]).toEqual([first, [first, next]])
    clock.advance({ days: 2 })
    expect([await deliver(), await kids()]).toEqual([next, [first, next]])
    expect(expected(await admin.get('/v1/webhooks'))).toMatchObject({ key: { id: next }, keys: [{ id: first }, {}] })
    clock.advance({ hours: 1 })
    expect([await deliver(), await kids()]).toEqual([next, [next]])
    clock.advance({ minutes: 1 })
    await runDue(test.context, clock.now())
    const left = await db.selectFrom('webhook_keys').select('id').where('site_id', '=', siteId).execute()
    expect(left).toEqual([])
    // Another webhook does not bring a first key back.
    await aWebhook(admin)
    expect(await deliver()).toBe(next)
  })

  it('changes when the waiting key begins to sign, and replaces one that leaked at once', async () => {
    const { rotate, deliver, kids, admin } = await aRotation()
    const first = await deliver()
    expected(await rotate({ signsFromDate: inDays(20) }))
    const { keys } = expected(await rotate())
    expect(keys).toHaveLength(2)
    clock.advance({ minutes: 1 })
    expect(await deliver()).toBe(keys[1].id)
    expect(keys[0].id).toBe(first)
    const { entries } = expected(await admin.get('/v1/audit?entityType=webhookKey'))
    expect(entries).toHaveLength(2)
    for (let count = 0; count < 3; count += 1) {
      clock.advance({ minutes: 1 })
      expected(await rotate())
    }
    clock.advance({ minutes: 1 })
    expect(await kids()).toHaveLength(5)
    const refused = await rotate()
    expect([refused.status, refused.body.details.applicationError.code]).toEqual([428, 'WEBHOOK_KEY_LIMIT_REACHED'])
  })

  it('creates one key when called twice at once', async () => {
    const { rotate, kids } = await aRotation()
    const answers = await Promise.all([rotate({ signsFromDate: inDays(1) }), rotate({ signsFromDate: inDays(1) })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await kids()).toHaveLength(2)
  })

  it('refuses dates that are too far ahead, and businesses without a key', async () => {
    const { rotate } = await aRotation()
    const late = await rotate({ signsFromDate: inDays(31) })
    expect(late.body.details.validationError.fieldViolations[0]).toMatchObject({
      field: 'signsFromDate',
      violatedRule: 'MAX',
    })
    const { admin } = await aBusinessWithWebhooks(test)
    const none = await admin.post('/v1/webhook-keys/rotate', {})
    expect([none.status, none.body.details.applicationError.code]).toEqual([404, 'WEBHOOK_KEY_NOT_FOUND'])
  })
})
