import { describe, expect, it } from 'vitest'
import { recordChange } from '../../src/features/audit/index.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, signIn } from '../support/people.ts'
import { aTeam, errorCode } from '../users/team.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T06:00:00Z' })
const { siteId, ada, colleague, invited } = await aTeam(app, context)
const abroad = await aTeam(app, context)
type Entry = { id: string; at: string; entityName: string; actorName: string; operation: string; changes: object[] }
const list = async (query = ''): Promise<{ entries: Entry[]; nextCursor: string | null }> =>
  (await ada.get(`/v1/audit${query}`)).json()

/** Changes made by the system. */
const note = (entityName: string, before?: object, after?: object) =>
  context.transaction((tx) =>
    recordChange(
      tx,
      siteId,
      undefined,
      { operation: 'updateService', entityType: 'service', entityId: null, entityName, before, after },
      clock.now(),
    ),
  )

describe('listAuditEntries', () => {
  it('lists who changed what, latest first, with old and new values', async () => {
    await note('Haircut', { name: 'Haircut', price: '30' }, { name: 'Haircut', price: '34' })
    clock.advance({ minutes: 1 })
    await invited({ email: 'noor@example.org', name: 'Noor' })
    const { entries, nextCursor } = await list()
    expect(entries.map(({ entityName }) => entityName)).toEqual(['Noor', 'Haircut'])
    expect(entries[0]).toMatchObject({ actorId: ada.userId, actorName: 'Ada', at: '2026-06-01T06:01:00.000Z' })
    expect(entries[1]).toMatchObject({ actorId: null, actorName: '', entityType: 'service' })
    expect(entries[1]?.changes).toEqual([{ field: 'price', before: '30', after: '34' }])
    expect(nextCursor).toBeNull()
  })

  it('keeps names as they were', async () => {
    const eve = await colleague({ name: 'Eve' })
    await invited({ email: 'by-eve@example.org' }, eve)
    await ada.send('DELETE', `/v1/people/${eve.userId}`)
    const { entries } = await list(`?actorId=${eve.userId}`)
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ actorName: 'Eve', entityName: 'by-eve@example.org' })
  })

  it('paginates without gaps or duplicates, also within one instant', async () => {
    clock.advance({ days: 1 })
    for (let i = 0; i < 7; i += 1) await note(`Thing ${i}`, undefined, { name: 'x' })
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(`?from=2026-06-02T00:00:00Z&limit=3${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(7)
    expect(new Set(seen).size).toBe(7)
  })

  it('filters by kind, entity, user and time', async () => {
    clock.advance({ days: 1 })
    const noor = await colleague({ role: 'viewer', name: 'Noor' })
    await ada.send('PUT', `/v1/people/${noor.userId}/role`, { role: 'manager' })
    expect((await list('?entityType=user')).entries.every(({ operation }) => operation !== 'updateService')).toBe(true)
    expect((await list(`?entityId=${noor.userId}`)).entries).toHaveLength(1)
    expect((await list(`?actorId=${noor.userId}`)).entries).toEqual([])
    expect((await list('?from=2026-06-03T00:00:00Z&to=2026-06-04T00:00:00Z')).entries).toHaveLength(1)
    expect((await list('?from=2026-06-04T00:00:00Z')).entries).toEqual([])
  })

  it('records nothing if nothing changed', async () => {
    const before = (await list()).entries.length
    await note('Same', { name: 'x', revision: '1' }, { name: 'x', revision: '2' })
    expect((await list()).entries).toHaveLength(before)
  })

  it('refuses an invalid cursor, date or number, naming the field', async () => {
    for (const [query, field] of [
      ['?limit=0', 'limit'],
      ['?limit=101', 'limit'],
      ['?from=yesterday', 'from'],
      ['?entityId=x', 'entityId'],
    ] as const) {
      const answer = await ada.get(`/v1/audit${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().details.validationError.fieldViolations[0].field).toBe(field)
    }
    for (const cursor of ['x', '%F0%9F%92%A5', 'bm9uZQ']) {
      const answer = await ada.get(`/v1/audit?cursor=${cursor}`)
      expect([answer.statusCode, errorCode(answer)]).toEqual([400, 'VALIDATION_FAILURE'])
    }
  })

  it('lists nothing of another business, and requires permission for settings', async () => {
    const owner = await signIn(app, abroad.ada, abroad.siteId)
    const answer = await app.inject({ url: '/v1/audit', headers: { cookie: owner.cookie } })
    expect(answer.json()).toEqual({ entries: [], nextCursor: null })
    for (const role of ['receptionist', 'staff', 'viewer'] as const)
      expect((await (await colleague({ role })).get('/v1/audit')).statusCode).toBe(403)
    expect((await (await colleague({ role: 'manager' })).get('/v1/audit')).statusCode).toBe(200)
    const key = { authorization: await anApiKey(context, siteId) }
    expect((await app.inject({ url: '/v1/audit', headers: key })).statusCode).toBe(200)
  })
})
