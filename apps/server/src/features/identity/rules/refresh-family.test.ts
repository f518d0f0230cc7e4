import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FamilyToken, presentToken, unusedChildrenLimit } from './refresh-family.ts'

/** A family as the store keeps it: what the rule decides is carried out on every token. */
class Family {
  tokens: FamilyToken[] = [{ id: 't0', parentId: null, wasUsed: false, isSuperseded: false }]
  isRevoked = false
  #made = 1

  /** Answers the new token, or nothing when the client is sent away. */
  present(id: string): string | undefined {
    const presented = this.tokens.find((token) => token.id === id)
    if (this.isRevoked || !presented) return undefined
    const outcome = presentToken(presented, this.tokens)
    if (outcome.kind === 'revoke') {
      this.isRevoked = true
      return undefined
    }
    presented.wasUsed = true
    for (const token of this.tokens) if (outcome.supersede.includes(token.id)) token.isSuperseded = true
    this.tokens = this.tokens.filter((token) => !outcome.drop.includes(token.id))
    const child = { id: `t${this.#made++}`, parentId: id, wasUsed: false, isSuperseded: false }
    this.tokens.push(child)
    return child.id
  }

  live(): FamilyToken[] {
    return this.tokens.filter((token) => !token.isSuperseded)
  }
}

describe('lenient rotation of refresh tokens', () => {
  it('lets a client reuse its first token indefinitely and leaves few unused tokens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (refreshes) => {
        const family = new Family()
        for (let i = 0; i < refreshes; i += 1) expect(family.present('t0')).toBeDefined()
        expect(family.tokens.length).toBeLessThanOrEqual(1 + unusedChildrenLimit)
      }),
    )
  })

  it('lets a rotating client continue indefinitely', () => {
    const family = new Family()
    let held = 't0'
    for (let i = 0; i < 100; i += 1) held = family.present(held) ?? expect.unreachable('sent away')
    expect(family.live().map(({ id }) => id)).toEqual(['t99', 't100'])
  })

  it('lets a client retry with the old token after a lost response', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 }), (lostAnswers) => {
        const family = new Family()
        let held = 't0'
        for (const lost of lostAnswers) {
          for (let i = 0; i < lost; i += 1) expect(family.present(held)).toBeDefined()
          held = family.present(held) ?? expect.unreachable('sent away')
        }
      }),
    )
  })

  it('revokes the family when a token comes back after its successor was used', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), (rotations, pick) => {
        const family = new Family()
        const held = ['t0']
        for (let i = 0; i <= rotations; i += 1)
          held.push(family.present(held[i] ?? '') ?? expect.unreachable('sent away'))
        // The last one held is unused and the one before it still works: all earlier ones are over.
        const stolen = held[pick % rotations] ?? ''
        expect(family.present(stolen)).toBeUndefined()
        expect(family.isRevoked).toBe(true)
        expect(family.present(held.at(-1) ?? '')).toBeUndefined()
      }),
    )
  })

  it('detects a thief and a rotating owner sharing a token, whoever uses it first', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 40 }), (thiefsTurns) => {
        const family = new Family()
        const held = { owner: 't0', thief: 't0' }
        const turns = { owner: 0, thief: 0 }
        for (const isThief of thiefsTurns) {
          const who = isThief ? 'thief' : 'owner'
          const next = family.present(held[who])
          if (next !== undefined) held[who] = next
          turns[who] += 1
        }
        // Each needs one turn to get a child and one to use it; then the other's next turn gives them away.
        const fewer = Math.min(turns.owner, turns.thief)
        const more = Math.max(turns.owner, turns.thief)
        if (fewer >= 3 && more >= 3) expect(family.isRevoked).toBe(true)
      }),
    )
  })

  it('keeps only one chain of tokens active, in whatever order they are presented', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 60 }), (picks) => {
        const family = new Family()
        for (const pick of picks) {
          if (family.isRevoked) break
          const before = family.tokens.find(({ id }) => id === `t${pick}`)
          const answer = family.present(`t${pick}`)
          expect(answer !== undefined).toBe(before !== undefined && !before.isSuperseded)
          const live = family.live()
          // One token in use, and its unused children: no other token is accepted.
          const used = live.filter(({ wasUsed }) => wasUsed)
          expect(used.length).toBeLessThanOrEqual(1)
          if (used[0])
            expect(live.every(({ id, parentId }) => id === used[0]?.id || parentId === used[0]?.id)).toBe(true)
          expect(live.length).toBeLessThanOrEqual(1 + unusedChildrenLimit)
        }
      }),
    )
  })
})
