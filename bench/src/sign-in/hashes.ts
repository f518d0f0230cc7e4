import { argon2, randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'

const SECONDS = 3
const ALONE = 7

/**
 * Computes hashes with the costs of an existing one. `aloneMs` is processor time, which a busy machine affects
 * little.
 */
export async function measureHashes(written: string, atOnce: number): Promise<{ aloneMs: number; perSecond: number }> {
  const [, memory, passes] = /\$m=(\d+),t=(\d+),p=1\$/.exec(written) ?? []
  if (!memory || !passes) throw new Error('The costs of this hash cannot be read')
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: 1, tagLength: 32 }
  const one = () =>
    new Promise<void>((resolve, reject) => {
      argon2('argon2id', { message: 'correct horse battery', nonce: randomBytes(16), ...costs }, (error) =>
        error ? reject(error) : resolve(),
      )
    })
  const took: number[] = []
  for (let made = 0; made < ALONE; made += 1) {
    const before = process.cpuUsage()
    await one()
    const { user, system } = process.cpuUsage(before)
    took.push((user + system) / 1000)
  }
  const start = performance.now()
  let made = 0
  const keepOn = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      await one()
      made += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepOn))
  const aloneMs = took.sort((a, b) => a - b)[Math.floor(ALONE / 2)] ?? 0
  return { aloneMs, perSecond: made / ((performance.now() - start) / 1000) }
}
