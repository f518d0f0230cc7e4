import { describe, expect, it } from 'vitest'
import { LimitsOfPrimary } from './limits-of-primary.ts'
import { SharedLimits } from './shared-limits.ts'

/** Two server processes and their primary, without the processes. */
function twoProcesses() {
  let now = 0
  const shared = new SharedLimits(() => now)
  const connect = (worker: number): LimitsOfPrimary => {
    const limits = new LimitsOfPrimary((message) => {
      void shared.handle(worker, message).then((answer) => {
        if (answer?.type === 'answer') limits.receive(answer.id, answer.answer)
      })
    })
    return limits
  }
  const wait = (ms: number): void => {
    now += ms
  }
  return { shared, one: connect(1), other: connect(2), wait }
}

describe('hits', () => {
  const hit = (key: string, limit = 2) => ({ windowMs: 60_000, key, limit })

  it('count for both processes until the window ends', async () => {
    const { one, other, wait } = twoProcesses()
    expect(await one.hits.take([hit('a')])).toHaveProperty('counted')
    expect(await other.hits.take([hit('a')])).toHaveProperty('counted')
    expect(await one.hits.take([hit('a')])).toEqual({ refused: 0, retryAfterSeconds: 60 })
    wait(60_000)
    expect(await other.hits.take([hit('a')])).toHaveProperty('counted')
  })

  it('are counted all or none, and may be taken back', async () => {
    const { one, other } = twoProcesses()
    const result = await one.hits.take([hit('a', 1)])
    expect(await other.hits.take([hit('b', 1), hit('a', 1)])).toEqual({ refused: 1, retryAfterSeconds: 60 })
    expect(await other.hits.take([hit('b', 1)])).toHaveProperty('counted')
    if ('counted' in result) one.hits.release(result.counted)
    expect(await other.hits.take([hit('a', 1)])).toHaveProperty('counted')
  })
})

describe('what is held', () => {
  it('counts for both processes, and is free again when it is given back', async () => {
    const { one, other } = twoProcesses()
    const end = await one.streams.open('ada', 2)
    expect(await other.streams.open('ada', 2)).toBeDefined()
    expect(await one.streams.open('ada', 2)).toBeUndefined()
    expect(await one.streams.open('ben', 2)).toBeDefined()
    end?.()
    expect(await other.streams.open('ada', 2)).toBeDefined()
  })

  it('is free again when its process ends', async () => {
    const { shared, one, other } = twoProcesses()
    await one.streams.open('ada', 1)
    expect(await other.streams.open('ada', 1)).toBeUndefined()
    shared.forget(1)
    expect(await other.streams.open('ada', 1)).toBeDefined()
  })

  it('is half of the large bodies for one network', async () => {
    const { one, other } = twoProcesses()
    const large = 32 * 1024 * 1024
    const end = await one.reserveBody('10.0.0.1', large)
    expect(end).toBeDefined()
    expect(await other.reserveBody('10.0.0.1', large)).toBeUndefined()
    expect(await other.reserveBody('10.0.0.2', large)).toBeDefined()
    end?.()
    expect(await other.reserveBody('10.0.0.1', large)).toBeDefined()
  })

  it('is one picture of a network at a time; another waits for it', async () => {
    const { one, other } = twoProcesses()
    const first = Promise.withResolvers<string>()
    const done: string[] = []
    const begin = (limits: LimitsOfPrimary, work: () => Promise<string>) =>
      limits.pictures.run({ key: undefined, group: '10.0.0.1', work }).then((name) => done.push(name))
    const running = [begin(one, () => first.promise), begin(other, async () => 'second')]
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(done).toEqual([])
    first.resolve('first')
    await Promise.all(running)
    expect(done).toEqual(['first', 'second'])
  })

  it('is no picture of a process that ended while it waited', async () => {
    const { shared, one, other } = twoProcesses()
    const job = { key: undefined, group: '10.0.0.1' }
    void one.pictures.run({ ...job, work: () => new Promise(() => undefined) })
    void one.pictures.run({ ...job, work: () => new Promise(() => undefined) })
    const waiting = other.pictures.run({ ...job, work: async () => 'done' })
    shared.forget(1)
    expect(await waiting).toBe('done')
  })
})
