import { describe, expect, it } from 'vitest'
import { SharedReads } from './shared-reads.ts'

/** A read that ends when the test lets it. */
function source() {
  const started: { resolve(value: string): void; reject(error: Error): void }[] = []
  const read = () => new Promise<string>((resolve, reject) => started.push({ resolve, reject }))
  return { started, read }
}

describe('shared reads', () => {
  it('give callers that ask during a read the next one, all the same', async () => {
    const reads = new SharedReads<string>()
    const { started, read } = source()
    const first = reads.read('a', read)
    const [second, third] = [reads.read('a', read), reads.read('a', read)]
    expect(started).toHaveLength(1)
    started[0]?.resolve('before')
    expect(await first).toBe('before')
    expect(started).toHaveLength(2)
    const fourth = reads.read('a', read)
    started[1]?.resolve('after')
    expect([await second, await third]).toEqual(['after', 'after'])
    expect(started).toHaveLength(3)
    started[2]?.resolve('last')
    expect(await fourth).toBe('last')
  })

  it('are separate for each key, and start again when none is running', async () => {
    const reads = new SharedReads<string>()
    const { started, read } = source()
    const both = [reads.read('a', read), reads.read('b', read)]
    expect(started).toHaveLength(2)
    for (const one of started) one.resolve('done')
    await Promise.all(both)
    void reads.read('a', read)
    expect(started).toHaveLength(3)
  })

  it('pass a failure to its own callers only', async () => {
    const reads = new SharedReads<string>()
    const { started, read } = source()
    const first = reads.read('a', read)
    const second = reads.read('a', read)
    started[0]?.reject(new Error('connection lost'))
    await expect(first).rejects.toThrow('connection lost')
    started[1]?.resolve('fine')
    expect(await second).toBe('fine')
  })
})
