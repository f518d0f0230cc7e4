import { describe, expect, it } from 'vitest'
import { type BrowserIdentity, type CarriedIdentity, needsAgreement } from './identity-change.ts'

const member = (id: string) => ({ type: 'MEMBER', id }) as const
const visitor = (id: string) => ({ type: 'VISITOR', id }) as const
const anonymous: BrowserIdentity = { type: 'NOBODY' }
const navigation = { kind: 'NAVIGATION', isFromClient: false } as const
const fromClient = { kind: 'NAVIGATION', isFromClient: true } as const

describe('needsAgreement', () => {
  it('asks before a member is carried, wherever the link was', () => {
    for (const browser of [anonymous, visitor('one'), member('other'), { type: 'UNKNOWN' } as const])
      for (const arrival of [navigation, fromClient])
        expect(needsAgreement(member('mira'), browser, arrival)).toBe(true)
  })

  it('asks nothing where the browser acts as the same person', () => {
    for (const arrival of [navigation, fromClient]) {
      expect(needsAgreement(member('mira'), member('mira'), arrival)).toBe(false)
      expect(needsAgreement(visitor('one'), visitor('one'), arrival)).toBe(false)
      expect(needsAgreement({ type: 'NEW' }, anonymous, arrival)).toBe(false)
    }
    expect(needsAgreement(visitor('mira'), member('mira'), fromClient)).toBe(true)
  })

  it('carries a visitor from a page of the front end into a browser that acts as nobody, and no other', () => {
    expect(needsAgreement(visitor('one'), anonymous, fromClient)).toBe(false)
    expect(needsAgreement(visitor('one'), anonymous, navigation)).toBe(true)
    expect(needsAgreement(visitor('one'), anonymous, { ...fromClient, kind: 'EMBEDDED' })).toBe(true)
    expect(needsAgreement(visitor('one'), visitor('two'), fromClient)).toBe(true)
  })

  it('asks before somebody is replaced by a new visitor', () => {
    const fresh: CarriedIdentity = { type: 'NEW' }
    for (const browser of [visitor('one'), member('mira'), { type: 'UNKNOWN' } as const])
      expect(needsAgreement(fresh, browser, fromClient)).toBe(true)
  })
})
