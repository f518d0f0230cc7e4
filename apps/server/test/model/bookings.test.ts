import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { aForeignBusiness } from './support/foreign.ts'
import { everything, sequences } from './support/sequences.ts'
import { outcomes } from './support/step.ts'
import { createWorld } from './support/world.ts'

/** Few runs in a test, many in the long run; `PROOF_SEED` repeats one run exactly. */
const numRuns = Number(process.env['PROOF_RUNS'] ?? 10)
const seed = Number(process.env['PROOF_SEED'])
const length = 40

const { app, context, clock } = await createTestApp()
const foreign = await aForeignBusiness(app, context, clock)

describe('any sequence of operations', () => {
  it(`keeps bookings, seats, occupied time, history and events consistent (PROOF_SEED=${seed})`, {
    timeout: 300_000 + numRuns * 30_000,
  }, async () => {
    expect(everything.length).toBeGreaterThanOrEqual(25)
    await fc.assert(
      fc.asyncProperty(sequences(length), (steps) =>
        fc.asyncModelRun(() => createWorld({ app, context, clock, foreign }), steps),
      ),
      { numRuns, seed },
    )
    for (const [name, { done, refused }] of numRuns >= 100 ? outcomes : []) {
      process.stdout.write(`${name}: ${done} done, ${refused} refused\n`)
    }
  })
})
