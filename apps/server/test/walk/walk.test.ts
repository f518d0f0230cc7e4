import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { walkUntilWrong } from './support/run.ts'
import { aTown } from './support/town.ts'
import { Walk } from './support/walk.ts'

/** Few changes of one seed in a test, many of any seed in the long run; `PROOF_SEED` repeats one run. */
const changes = Number(process.env['PROOF_CHANGES'] ?? 150)
const seed = Number(process.env['PROOF_SEED'] ?? (changes > 1000 ? Date.now() % 2 ** 31 : 13))

const test = await createTestApp()

it(`whatever happens to a business, its books, seats, credits and messages agree (PROOF_SEED=${seed})`, {
  timeout: 300_000 + changes * 3000,
}, async () => {
  const walk = new Walk(await aTown(test), seed)
  const wrong = await walkUntilWrong(walk, { changes, between: 25 })
  if (wrong) throw new Error(walk.describe(wrong.violations, wrong.count))
  if (changes > 1000) process.stdout.write(`${JSON.stringify(walk.done)}\n`)
  const made = Object.values(walk.done).reduce((sum, { done }) => sum + done, 0)
  expect(made).toBeGreaterThan(changes / 2)
})
