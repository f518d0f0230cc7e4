import { type KyselyPlugin, RawNode } from 'kysely'
import { afterAll } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import type { Context } from '../../../src/context.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import { createTestContext, type TestApp } from '../../support/index.ts'

/** A server with a bug: the plugin alters its reads or writes. It has its own database. */
export async function createBuggyApp(bug: KyselyPlugin): Promise<TestApp> {
  const made = await createTestContext()
  const db = made.db.withPlugin(bug)
  const transaction: Context['transaction'] = (work) => runTransaction(db, made.context.signals, work)
  const context = { ...made.context, db, readDb: db, transaction }
  const app = await buildApp(context)
  await app.ready()
  // NOTE: vitest runs these last in, first out, so the app closes before its database goes.
  afterAll(() => app.close())
  return { ...made, app }
}

/** Makes all time look free, like a missing check. */
export const seesNothingTaken: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.filter((row) => !('hold_owner' in row) || row['kind'] === 'version' || row['kind'] === 'hours'),
  }),
}

/** Makes a thousand seats look free and takes them without a condition, like a missing check. */
export const countsSeatsBlindly: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (!RawNode.is(node) || !node.sqlFragments[0]?.includes('update seats set taken = taken +')) return node
    const [begin = '', second = '', , , scope = ''] = node.sqlFragments
    const [taken, held, , site, id] = node.parameters
    return RawNode.create([begin, second, '::int where site_id = ', scope, ''], [taken, held, site, id] as never)
  },
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) => ('offered' in row && 'scope_id' in row ? { ...row, capacity: 1000 } : row)),
  }),
}
