import { describe, expect, it } from 'vitest'
import { openLinkToken, signLinkToken } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, clock } = await createTestContext()
const siteId = await aSite(context)
const payload = { for: 'manage-booking', bookingId: '0b0c7f1e-7b1c-4f0e-9a51-000000000001' }
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const sign = (hours = 1) => signLinkToken(context, siteId, payload, { expiresAt: clock.now() + hours * 3_600_000 })

describe('link tokens', () => {
  it('contain their payload and the site', async () => {
    const expiresAt = clock.now() + 3_600_000
    expect(await openLinkToken(context, await sign())).toEqual({ siteId, payload, expiresAt })
  })

  it('fit into a URL and are opaque', async () => {
    const token = await sign()
    expect(token).toMatch(/^[\w.-]{32,2048}$/)
    const readable = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'))
    expect(readable.join()).not.toContain('booking')
    expect(readable.join()).not.toContain(siteId)
  })

  it('expire', async () => {
    const token = await sign()
    clock.advance({ minutes: 59 })
    expect(await openLinkToken(context, token)).toBeDefined()
    clock.advance({ minutes: 1, seconds: 1 })
    expect(await openLinkToken(context, token)).toBeUndefined()
  })

  it('are refused if any single character was changed', async () => {
    const token = await sign()
    // The highest of the six bits changes: the lowest of a last character may stand for nothing.
    const other = (character: string) => digits[(digits.indexOf(character) + 32) % 64]
    const replaceCharacter = (at: number) => `${token.slice(0, at)}${other(token[at] ?? '')}${token.slice(at + 1)}`
    for (let at = 0; at < token.length; at += 1) {
      if (token[at] !== '.') expect(await openLinkToken(context, replaceCharacter(at))).toBeUndefined()
    }
  })

  it('are refused if they are not tokens', async () => {
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const access = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid: 'x' })).toString('base64url')
    for (const text of ['', '....', 'x', `${header}....`, `${access}..a.b.c`, 'y'.repeat(5000)]) {
      expect(await openLinkToken(context, text)).toBeUndefined()
    }
  })

  it('never exceed the maximum length of a link', async () => {
    const long = { text: 'x'.repeat(3000) }
    await expect(signLinkToken(context, siteId, long, { expiresAt: clock.now() + 1000 })).rejects.toThrow(/2048/)
  })

  it('are valid inside another operation’s transaction', async () => {
    const token = await context.transaction((tx) =>
      signLinkToken({ ...context, db: tx, transaction: (work) => work(tx) }, siteId, payload, {
        expiresAt: clock.now() + 1000,
      }),
    )
    expect(await openLinkToken(context, token)).toEqual({ siteId, payload, expiresAt: clock.now() + 1000 })
  })
})
