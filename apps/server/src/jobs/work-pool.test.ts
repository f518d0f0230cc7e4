import { afterEach, describe, expect, it, vi } from 'vitest'
import { PoolFullError, WorkPool } from './work-pool.ts'

afterEach(() => vi.useRealTimers())

const limits = { running: 2, reserved: 0, waiting: 10, waitMs: 20_000, perKey: 9, perGroup: 9 }

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when the test lets it. */
function openWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string, key?: string) => ({
    key,
    group: undefined as string | undefined,
    work: () =>
      new Promise<string>((resolve) => {
        begun.push(name)
        ends.set(name, () => resolve(name))
      }),
  })
  return { begun, job, end: (name: string) => ends.get(name)?.() }
}

describe('a work pool', () => {
  it('runs and queues work up to its limits, and refuses the rest at once', async () => {
    const pool = new WorkPool({ ...limits, running: 2, waiting: 2, perKey: 9, perGroup: 9 })
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

  it('limits the work of one key without delaying others', async () => {
    const pool = new WorkPool({ ...limits, running: 1, waiting: 5, perKey: 2, perGroup: 9 })
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

  it('runs the work of a group one at a time, in order, and groups in parallel', async () => {
    const pool = new WorkPool({ ...limits, running: 2, waiting: 10, perKey: 9, perGroup: 9 })
    const { begun, job, end } = openWork()
    const all = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1'].map((name) => pool.run({ ...job(name), group: name.slice(0, 1) }))
    await settled()
    expect(begun).toEqual(['a1', 'b1'])
    for (const [name, next] of [
      ['b1', 'c1'],
      ['a1', 'a2'],
      ['a2', 'a3'],
      ['a3', 'a4'],
    ] as const) {
      end(name)
      await settled()
      expect(begun.at(-1)).toBe(next)
    }
    for (const name of ['a4', 'c1']) end(name)
    await Promise.all(all)
  })

  it('limits the work of one group, whatever the keys', async () => {
    const pool = new WorkPool({ ...limits, running: 2, waiting: 10, perKey: 9, perGroup: 2 })
    const { begun, job, end } = openWork()
    const mine = ['a', 'b'].map((name) => pool.run({ ...job(name, name), group: 'network' }))
    await expect(pool.run({ ...job('c', 'c'), group: 'network' })).rejects.toThrow(PoolFullError)
    const other = pool.run({ ...job('d', 'd'), group: 'another' })
    await settled()
    expect(begun).toEqual(['a', 'd'])
    for (const name of ['a', 'd', 'b']) {
      end(name)
      await settled()
    }
    await Promise.all([...mine, other])
  })

  it('refuses work that waits too long, but none that has started', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pool = new WorkPool({ ...limits, running: 1 })
    const { begun, job, end } = openWork()
    const slow = pool.run({ ...job('slow'), group: 'a' })
    const refused = expect(pool.run({ ...job('late'), group: 'b' })).rejects.toThrow(PoolFullError)
    await settled()
    vi.advanceTimersByTime(20_000)
    await refused
    end('slow')
    expect(await slow).toBe('slow')
    const next = pool.run({ ...job('next'), group: 'b' })
    await settled()
    end('next')
    expect([await next, begun]).toEqual(['next', ['slow', 'next']])
  })

  it('reserves capacity for work without a group', async () => {
    const pool = new WorkPool({ ...limits, reserved: 1, waiting: 2 })
    const { begun, job, end } = openWork()
    const groups = ['a', 'b', 'c', 'd'].map((name) => pool.run({ ...job(name), group: name }))
    const staff = ['s1', 's2', 's3'].map((name) => pool.run(job(name)))
    await settled()
    expect(begun).toEqual(['a', 'b', 's1'])
    await expect(pool.run(job('s4'))).rejects.toThrow(PoolFullError)
    for (const name of ['s1', 'a', 'b', 'c', 'd', 's2', 's3']) {
      end(name)
      await settled()
    }
    expect(await Promise.all([...groups, ...staff])).toHaveLength(7)
  })

  it('lets waiting groups take turns', async () => {
    const pool = new WorkPool({ ...limits, running: 1 })
    const { begun, job, end } = openWork()
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
    const all = names.map((name) => pool.run({ ...job(name), group: name.slice(0, 1) }))
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
      await settled()
      expect(begun.at(-1)).toBe(name)
      end(name)
    }
    await Promise.all(all)
  })

  it('displaces a job of a group with several when another group joins a full queue', async () => {
    const pool = new WorkPool({ ...limits, running: 1, waiting: 3 })
    const { begun, job, end } = openWork()
    const run = (name: string) => pool.run({ ...job(name), group: name.slice(0, 1) })
    const [a1, a2, a3, b1] = ['a1', 'a2', 'a3', 'b1'].map(run)
    const displaced = expect(a3).rejects.toThrow(PoolFullError)
    const c1 = run('c1')
    await displaced
    await expect(run('d1')).rejects.toThrow(PoolFullError)
    for (const name of ['a1', 'a2', 'b1', 'c1']) {
      await settled()
      end(name)
    }
    await Promise.all([a1, a2, b1, c1])
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  })

  it('frees capacity after failed work', async () => {
    const pool = new WorkPool({ ...limits, running: 1, waiting: 0, perKey: 1, perGroup: 9 })
    const broken = { key: 'k', group: 'k', work: () => Promise.reject(new Error('broken')) }
    await expect(pool.run(broken)).rejects.toThrow('broken')
    await expect(pool.run(broken)).rejects.toThrow('broken')
  })
})
