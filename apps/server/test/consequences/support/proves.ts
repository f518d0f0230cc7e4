import { expect, it } from 'vitest'
import { bookingsJobs } from '../../../src/features/bookings/index.ts'
import { ordersJobs } from '../../../src/features/orders/index.ts'
import { paymentsJobs } from '../../../src/features/payments/index.ts'
import { dispatchEvents } from '../../../src/setup/background.ts'
import type { TestApp } from '../../support/index.ts'
import { rows } from '../table/index.ts'
import { THINGS, type Thing } from '../table/things.ts'
import { aFullBusiness, type Business } from './business.ts'
import { changedThings, forgetRows, watchThings } from './watch.ts'

const now = '2026-06-01T09:00:00Z'

/**
 * Tests of rows of the table: each makes its change in a business where all things exist, and sees that those the table
 * says follow have changed, and no other.
 */
export async function rowsOf(test: TestApp) {
  await watchThings(test.db)
  return <Prepared = unknown>(
    change: string,
    make: (business: Business & Prepared) => Promise<unknown>,
    prepare?: (business: Business) => Promise<Prepared>,
  ): void => {
    it(change, async () => {
      test.clock.set(now)
      const business = await aFullBusiness(test)
      const prepared = { ...business, ...(await prepare?.(business)) } as Business & Prepared
      await runBackground(test)
      test.clock.set(now)
      const feed = await business.readFeed()
      await forgetRows(test.db)
      await make(prepared)
      await runBackground(test)
      const changed = await changedThings(test.db, business.waiting.id)
      // What has begun is not in the feed: only changes count, not the time that passed.
      test.clock.set(now)
      if ((await business.readFeed()) !== feed) changed.add('feeds')
      if (process.env['PRINT_THINGS']) process.stdout.write(`THINGS ${change}: ${describeThings(changed).join(' ')}\n`)
      expect(describeThings(changed)).toEqual(describeThings(new Set(expectedThings(change, changed))))
    })
  }
}

/** Does what the jobs of the next two minutes do. */
async function runBackground({ context, clock }: TestApp): Promise<void> {
  clock.advance({ minutes: 2 })
  for (const job of [...paymentsJobs, ...bookingsJobs, ...ordersJobs]) await job.run(context, clock.now())
  await dispatchEvents(context)
}

/** Those that follow, and of those that are asked about or have a test of their own whichever changed. */
function expectedThings(change: string, changed: Set<Thing>): Thing[] {
  const row = rows.find((one) => one.change === change)
  if (!row) throw new Error(`The table has no row: ${change}`)
  return (Object.keys(row.cells) as Thing[]).filter((thing) => {
    const { outcome, test } = row.cells[thing] ?? {}
    if (outcome === 'follows' && !test) return true
    return (outcome === 'follows' || outcome === 'asks') && changed.has(thing)
  })
}

const describeThings = (things: Set<Thing>): Thing[] =>
  (Object.keys(THINGS) as Thing[]).filter((thing) => things.has(thing))
