import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

describe('passwords', () => {
  it('are known again, and no others', async () => {
    const hash = await hashPassword('correct horse')
    expect(await isPassword('correct horse', hash)).toBe(true)
    expect(await isPassword('correct horsE', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('are kept as argon2id with a salt and the costs it took', async () => {
    const [first, second] = [await hashPassword('same'), await hashPassword('same')]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/)
    expect(first).not.toBe(second)
    expect(first).not.toContain('same')
  })

  it('are known under the costs written in an older hash', async () => {
    const salt = Buffer.from('0123456789abcdef')
    const costs = { parallelism: 1, tagLength: 32, memory: 64, passes: 1 }
    const tag = argon2Sync('argon2id', { message: 'x', nonce: salt, ...costs })
    const older = `$argon2id$v=19$m=64,t=1,p=1$${[salt, tag].map((bytes) => bytes.toString('base64').replaceAll('=', '')).join('$')}`
    expect(await isPassword('x', older)).toBe(true)
    expect(await isPassword('y', older)).toBe(false)
  })

  it('are one however their letters are composed', async () => {
    expect(await isPassword('Zoe\u0308', await hashPassword('Zo\u00eb'))).toBe(true)
  })

  it('take as long to refuse for a person who is not there', async () => {
    const hash = await hashPassword('x')
    const timed = async (of: string | undefined) => {
      const start = performance.now()
      expect(await isPassword('y', of)).toBe(false)
      return performance.now() - start
    }
    // The quickest of several: a busy machine only ever makes a run slower.
    const quickest = async (of: string | undefined) => Math.min(await timed(of), await timed(of), await timed(of))
    const [known, unknown] = [await quickest(hash), await quickest(undefined)]
    expect(unknown).toBeGreaterThan(known / 4)
  })

  it('leave the event loop free meanwhile', async () => {
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 1)
    await hashPassword('x')
    clearInterval(counting)
    expect(turns).toBeGreaterThan(3)
  })
})
