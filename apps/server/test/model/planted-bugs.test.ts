import fc from 'fast-check'
import { type KyselyPlugin, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { countsSeatsBlindly, createBuggyApp, seesNothingTaken } from './support/buggy-app.ts'
import { aForeignBusiness } from './support/foreign.ts'
import { findViolations } from './support/invariants.ts'
import { sequences } from './support/sequences.ts'
import type { Command } from './support/step.ts'
import { cancelling } from './support/steps/changing.ts'
import { atOnce, namedTime, seat } from './support/steps/creating.ts'
import { booksHold, keepsNamedTime } from './support/steps/retention.ts'
import { createWorld, type World } from './support/world.ts'

/**
 * Tests the model test itself with a server that lacks a check, once with the database constraint behind it and once
 * without. If the bug went undetected without the constraint, the model test would prove nothing.
 */
async function search(bug: KyselyPlugin, steps: fc.Arbitrary<Command>[], dropping?: string) {
  const { app, context, clock, db } = await createBuggyApp(bug)
  if (dropping) await sql.raw(`alter table ${dropping}`).execute(db)
  const foreign = await aForeignBusiness(app, context, clock)
  let last: World | undefined
  const setUp = async () => {
    const { model, real } = await createWorld({ app, context, clock, foreign })
    last = real
    return { model, real }
  }
  const some = sequences(
    20,
    steps.map((arbitrary) => ({ weight: 1, arbitrary })),
  )
  const property = fc.asyncProperty(some, (commands) => fc.asyncModelRun(setUp, commands))
  const { failed } = await fc.check(property, { numRuns: 5, endOnFailure: true })
  const found = last ? await findViolations(db, last.siteId, clock.now()) : []
  return { failed, found: new Set(found.map((text) => text.split(':')[0])) }
}

describe('a missing check of busy time', () => {
  const steps = [atOnce(namedTime), keepsNamedTime, booksHold, cancelling]

  it('does no harm while the database constraint exists', async () => {
    expect(await search(seesNothingTaken, steps)).toEqual({ failed: false, found: new Set() })
  })

  it('is detected without the constraint', async () => {
    const dropped = 'occupancies drop constraint occupancies_resource_id_during_excl'
    const { failed, found } = await search(seesNothingTaken, steps, dropped)
    expect(failed).toBe(true)
    expect(found).toContain('a resource is booked twice without an allowed overlap')
  })
})

describe('a missing check of seats', () => {
  const steps = [atOnce(seat), cancelling]

  it('does no harm while the database constraint exists', async () => {
    expect((await search(countsSeatsBlindly, steps)).found).toEqual(new Set())
  })

  it('is detected without the constraint', async () => {
    const { failed, found } = await search(countsSeatsBlindly, steps, 'seats drop constraint seats_capacity_check')
    expect(failed).toBe(true)
    expect(found).toContain('seats over capacity differ from the allowed ones')
  })
})
