import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, asMember, clubPorts, createMember, getFull, startPaying } from './club.ts'

const test = await createTestApp({ ports: clubPorts })
const club = await aClub(test)
const states = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE', 'deleted'] as const

/** What each call makes of a member in each state, in the order of `states`; `=`: nothing. */
const table: Record<string, string> = {
  approve: 'APPROVED = APPROVED MEMBER_IS_OFFLINE MEMBER_NOT_FOUND',
  block: 'BLOCKED BLOCKED = MEMBER_IS_OFFLINE MEMBER_NOT_FOUND',
  disconnect: 'OFFLINE OFFLINE OFFLINE = MEMBER_NOT_FOUND',
  delete: 'deleted deleted deleted deleted MEMBER_NOT_FOUND',
  restore: 'MEMBER_NOT_FOUND MEMBER_NOT_FOUND MEMBER_NOT_FOUND MEMBER_NOT_FOUND APPROVED',
  mute: 'MUTED MUTED MUTED MUTED MEMBER_NOT_FOUND',
  unmute: 'ACTIVE ACTIVE ACTIVE ACTIVE MEMBER_NOT_FOUND',
  'join-community': 'PERMISSION_DENIED PUBLIC PERMISSION_DENIED PERMISSION_DENIED MEMBER_NOT_FOUND',
  'leave-community': 'PERMISSION_DENIED PRIVATE PERMISSION_DENIED PERMISSION_DENIED MEMBER_NOT_FOUND',
}
const cases = Object.entries(table).flatMap(([call, row]) =>
  row.split(' ').map((outcome, index) => ({ call, state: states[index] ?? 'PENDING', outcome })),
)

/** What a call turns beside the status, as it was the other way round before. */
const turned: Record<string, object> = {
  mute: { activity: 'ACTIVE' },
  unmute: { activity: 'MUTED' },
  'join-community': { privacy: 'PRIVATE' },
  'leave-community': { privacy: 'PUBLIC' },
}

async function memberIn(state: (typeof states)[number], call: string): Promise<string> {
  const { id } = await createMember(club)
  if (state === 'deleted') expected(await club.admin.delete(`/v1/members/${id}`))
  const columns = { ...(state === 'deleted' ? {} : { status: state }), ...turned[call] }
  if (Object.keys(columns).length > 0) {
    await test.db.updateTable('members').set(columns).where('id', '=', id).execute()
  }
  return id
}

async function perform(call: string, id: string) {
  if (call === 'delete') return club.admin.delete(`/v1/members/${id}`)
  if (call.endsWith('community')) return (await asMember(club, id)).post(`/v1/members/${call}`)
  return club.admin.post(`/v1/members/${id}/${call}`)
}

async function describeState(id: string, call: string): Promise<string> {
  const row = await test.db
    .selectFrom('members')
    .select(['status', 'activity', 'privacy', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.deleted_at !== null) return 'deleted'
  if (call.endsWith('mute')) return row.activity
  return call.endsWith('community') ? row.privacy : row.status
}

describe('member states', () => {
  it.each(cases)('$call for a $state member: $outcome', async ({ call, state, outcome }) => {
    const id = await memberIn(state, call)
    const answer = await perform(call, id)
    if (answer.status !== 200) return expect(readRefusal(answer).split(' ')[1]).toBe(outcome)
    const standing = await describeState(id, call)
    expect(standing).toBe(outcome === '=' ? state : outcome)
    if (call.endsWith('mute') || call.endsWith('community')) expect((await getFull(club, id)).status).toBe(state)
  })

  it.each(['block', 'delete'])('%s refuses a member in any state with a paid plan', async (call) => {
    for (const state of ['PENDING', 'APPROVED'] as const) {
      const id = await memberIn(state, call)
      startPaying(id)
      expect((await perform(call, id)).status).toBe(call === 'block' ? 403 : 400)
      expect(await describeState(id, call)).toBe(state)
    }
  })
})
