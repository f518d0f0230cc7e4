import crypto, { argon2Sync } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

describe('passwords', () => {
  it('are verified, and others refused', async () => {
    const hash = await hashPassword('correct horse')
    expect(await isPassword('correct horse', hash)).toBe(true)
    expect(await isPassword('correct horsE', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('are stored as argon2id with a salt and the costs', async () => {
    const first = await hashPassword('same')
    const second = await hashPassword('same')
    expect(first).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/)
    expect(first).not.toBe(second)
    expect(first).not.toContain('same')
  })

  it('are verified with the costs of an older hash', async () => {
    const salt = Buffer.from('0123456789abcdef')
    const costs = { parallelism: 1, tagLength: 32, memory: 64, passes: 1 }
    const tag = argon2Sync('argon2id', { message: 'x', nonce: salt, ...costs })
    const older = `$argon2id$v=19$m=64,t=1,p=1$${[salt, tag].map((bytes) => bytes.toString('base64').replaceAll('=', '')).join('$')}`
    expect(await isPassword('x', older)).toBe(true)
    expect(await isPassword('y', older)).toBe(false)
  })

  it('are compared in normalised form', async () => {
    expect(await isPassword('Zoe\u0308', await hashPassword('Zo\u00eb'))).toBe(true)
  })

  it('cost the same for an unknown account', async () => {
    const hash = await hashPassword('x')
    const argon2 = vi.spyOn(crypto, 'argon2')
    syncBuiltinESMExports()
    for (const of of [hash, undefined, null]) expect(await isPassword('y', of)).toBe(false)
    const costs = argon2.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
      algorithm,
      memory,
      passes,
      parallelism,
      tagLength,
    }))
    expect(costs).toHaveLength(3)
    expect(new Set(costs.map((cost) => JSON.stringify(cost))).size).toBe(1)
    argon2.mockRestore()
    syncBuiltinESMExports()
  })

  it('do not block the event loop', async () => {
    let hasTurned = false
    setImmediate(() => {
      hasTurned = true
    })
    await hashPassword('x')
    expect(hasTurned).toBe(true)
  })
})
