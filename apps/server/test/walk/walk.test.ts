import { expect, it } from 'vitest'
import { aWalk, walkUntilWrong } from './support/run.ts'
import { stepNames } from './support/steps/index.ts'

/** Few changes in a test, many in the long run; `PROOF_SEED` repeats one run. */
const changes = Number(process.env['PROOF_CHANGES'] ?? 150)
const isLong = changes >= 1000
const seed = Number(process.env['PROOF_SEED'])

it(`whatever happens to a business, its books, seats, credits and messages agree (PROOF_SEED=${seed})`, {
  timeout: 300_000 + changes * 3000,
}, async () => {
  const walk = await aWalk(seed)
  const wrong = await walkUntilWrong(walk, { changes, between: 25 })
  if (wrong) throw new Error(walk.describe(wrong.violations, wrong.count))
  const made = Object.values(walk.done).reduce((sum, { done }) => sum + done, 0)
  expect(made).toBeGreaterThan(changes / 2)
  if (!isLong) return
  process.stdout.write(`${JSON.stringify(walk.done)}\ndecisions and outcomes: ${walk.digest()}\n`)
  expect(stepNames.filter((name) => !walk.done[name]?.done)).toEqual([])
})

it('a seed repeats the decisions and their outcomes', async () => {
  const digests: string[] = []
  for (let run = 0; run < 2; run += 1) {
    const walk = await aWalk(seed)
    const before = walk.digest()
    await walkUntilWrong(walk, { changes: 30, between: 30 })
    expect(walk.digest()).not.toBe(before)
    digests.push(walk.digest())
  }
  expect(digests[1]).toBe(digests[0])
})
