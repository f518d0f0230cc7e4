import { afterEach, describe, expect, it, vi } from 'vitest'
import { PoolFullError, PoolTimeoutError, WorkPool } from './work-pool.ts'

afterEach(() => vi.useRealTimers())

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when it is told to. */
function openWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string, key?: string) => ({
    key,
    timeoutMs: 60_000,
    work: () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve(name))
      }),
  })
  return { begun, job, end: (name: string) => ends.get(name)?.() }
}

describe('a work pool', () => {
  it('does so much at once, lets so much wait in order, and refuses the rest at once', async () => {
    const pool = new WorkPool({ running: 2, waiting: 2, perKey: 9 })
    const { begun, job, end } = openWork()
    const all = ['a', 'b', 'c', 'd'].map((name) => pool.run(job(name)))
    await settled()
    expect(begun).toEqual(['a', 'b'])
    await expect(pool.run(job('e'))).rejects.toThrow(PoolFullError)
    end('b')
    expect(await all[1]).toBe('b')
    await settled()
    expect(begun).toEqual(['a', 'b', 'c'])
    const late = pool.run(job('f'))
    for (const name of ['a', 'c']) end(name)
    await settled()
    for (const name of ['d', 'f']) end(name)
    expect(await Promise.all([...all, late])).toEqual(['a', 'b', 'c', 'd', 'f'])
  })

  it('lets one key have only so much in hand, and others go on', async () => {
    const pool = new WorkPool({ running: 1, waiting: 5, perKey: 2 })
    const { job, end } = openWork()
    const mine = [pool.run(job('a', 'visitor')), pool.run(job('b', 'visitor'))]
    await expect(pool.run(job('c', 'visitor'))).rejects.toThrow(PoolFullError)
    const other = pool.run(job('d', 'another'))
    const staff = pool.run(job('e'))
    for (const name of ['a', 'b', 'd', 'e']) {
      await settled()
      end(name)
    }
    await Promise.all([...mine, other, staff])
    const again = pool.run(job('f', 'visitor'))
    await settled()
    end('f')
    expect(await again).toBe('f')
  })

  it('gives up on work that takes too long, and has room for more only once it has ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pool = new WorkPool({ running: 1, waiting: 1, perKey: 9 })
    const { begun, job, end } = openWork()
    const slow = pool.run(job('slow'))
    const refused = expect(slow).rejects.toThrow(PoolTimeoutError)
    await settled()
    const next = pool.run(job('next'))
    vi.advanceTimersByTime(60_000)
    await refused
    expect(begun).toEqual(['slow'])
    end('slow')
    await settled()
    expect(begun).toEqual(['slow', 'next'])
    end('next')
    expect(await next).toBe('next')
  })

  it('has room again after work that failed', async () => {
    const pool = new WorkPool({ running: 1, waiting: 0, perKey: 1 })
    const broken = { key: 'k', timeoutMs: 60_000, work: () => Promise.reject(new Error('broken')) }
    await expect(pool.run(broken)).rejects.toThrow('broken')
    await expect(pool.run(broken)).rejects.toThrow('broken')
  })
})
