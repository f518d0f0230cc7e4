import { type OperationId, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestApp } from '../support/index.ts'
import { type Caller, callers, gatherCallers } from './callers.ts'
import { calls } from './calls.ts'
import { openHouse } from './house.ts'
import { outcomeOf } from './outcome.ts'
import { expectedOf } from './table.ts'

const { app, context, db } = await createTestApp()
const home = await aBusiness(context, callIn(app), 'alder')
const abroad = await aBusiness(context, callIn(app), 'birch')
await db.updateTable('sites').set({ max_holds_per_visitor: 1000, max_holds_per_address: 1000 }).execute()
const house = openHouse({ app, context, home, abroad, callers: await gatherCallers(app, context, home, abroad) })

const everyone: readonly Caller[] = Object.values(callers).flat()
const operationIds = Object.values(operations).flatMap((noun) => Object.keys(noun)) as OperationId[]

// The first call of a key or a session notes that it was used: not what the table is about.
for (const caller of everyone) {
  await app.inject({ url: '/v1/staff/session', headers: await house.callers.headersOf(caller) })
}

describe('access', () => {
  it.each(operationIds)('%s', async (operationId) => {
    const outcomes: Partial<Record<Caller, string>> = {}
    for (const caller of everyone) {
      outcomes[caller] = await outcomeOf(house, caller, await calls[operationId](house, caller))
    }
    expect(outcomes).toEqual(expectedOf(operationId))
  })
})
