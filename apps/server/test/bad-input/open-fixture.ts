import type { OperationSpec } from '@kalends/contract'
import { createTestActors, type TestActor, type TestActors } from '../access/actors.ts'
import type { Attempt } from '../access/case.ts'
import { type Fixture, openFixture } from '../access/fixture.ts'
import { aBusiness } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { generousLimits } from '../support/generous-limits.ts'
import { createTestApp } from '../support/index.ts'
import { changedTables, tablePrints } from '../support/table-prints.ts'

type Method = Attempt['method']

/** An installation with two businesses, its owner's key, and a view of what was written. */
export type OpenFixture = Fixture & {
  key: { authorization: string }
  actors: TestActors
  /** Sends with the owner's key unless headers say otherwise. The method defaults to POST with a payload, GET without. */
  send(url: string, payload?: object | string, headers?: Record<string, string>, method?: Method): Promise<Answer>
  /** Runs the work and fails when it changed a row of any table. */
  writesNothing<T>(work: () => Promise<T>): Promise<T>
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
export type Answer = { status: number; text: string; body: any; headers: Record<string, unknown> }

export async function openTestFixture(): Promise<OpenFixture> {
  const { app, context, db } = await createTestApp()
  const home = await aBusiness(context, callIn(app), 'alder')
  const otherBusiness = await aBusiness(context, callIn(app), 'birch')
  await db.updateTable('sites').set(generousLimits).execute()
  const actors = await createTestActors(app, context, home, otherBusiness)
  const key = { authorization: home.key }
  return {
    ...openFixture({ app, context, home, otherBusiness, actors }),
    key,
    send: async (url, payload, headers = key, method = payload === undefined ? 'GET' : 'POST') => {
      const json = typeof payload === 'string' ? { 'content-type': 'application/json' } : {}
      const content = payload === undefined ? {} : { payload }
      const answer = await app.inject({ method, url, ...content, headers: { ...json, ...headers } })
      const isJson = String(answer.headers['content-type']).startsWith('application/json')
      const body = isJson ? answer.json() : undefined
      return { status: answer.statusCode, text: answer.body, body, headers: answer.headers }
    },
    writesNothing: async (work) => {
      const before = await tablePrints(db)
      const result = await work()
      const changed = changedTables(before, await tablePrints(db))
      if (changed.length > 0) throw new Error(`A refused call wrote to ${changed.join(', ')}`)
      return result
    },
  }
}

/** An actor who may make the call: others are refused before validation. */
export const actorFor = ({ id, access }: OperationSpec): TestActor =>
  isForMembers(id) ? 'member' : access.manager || access.anyone ? 'owner' : access.member ? 'member' : 'visitor'

/** What only members themselves do, although staff and keys may ask. */
const isForMembers = (id: string): boolean =>
  ['updateCurrentMemberSlug', 'joinCommunity', 'leaveCommunity', 'createOnlineOrder'].includes(id)
