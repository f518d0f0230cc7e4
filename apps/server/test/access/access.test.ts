import { type OperationId, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { createTestApp } from '../support/index.ts'
import { type Caller, callers, gatherCallers } from './callers.ts'
import { type Attempt, calls } from './calls.ts'
import { customerAskedFor, openHouse } from './house.ts'
import { outcomeOf } from './outcome.ts'
import { expectedOf } from './table.ts'

const { app, context, db } = await createTestApp()
const home = await aBusiness(context, callIn(app), 'alder')
const abroad = await aBusiness(context, callIn(app), 'birch')
await db.updateTable('sites').set(generousLimits).execute()
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
    const attempts = new Map<Caller, Attempt>()
    for (const caller of everyone) {
      const asked = customerAskedFor(caller)
      const attempt = attempts.get(asked) ?? (await calls[operationId](house, caller))
      const { word, wrote } = await outcomeOf(house, caller, attempt)
      outcomes[caller] = word
      // Who wrote nothing used nothing up: the next one is asked about the same data.
      attempts.set(asked, attempt)
      if (wrote || attempt.ofCaller) attempts.clear()
    }
    expect(outcomes).toEqual(expectedOf(operationId))
  })
})
