import { beforeAll, describe, expect, it } from 'vitest'
import { aClient, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, asStaff, createMember } from './club.ts'

const test = await createTestApp()
const club = await aClub(test)
const names = ['Ada', 'bea', 'Cleo', 'dora']
const ids: string[] = []
for (const [index, nickname] of names.entries()) {
  test.clock.advance({ minutes: 1 })
  const privacyStatus = index % 2 === 0 ? 'PUBLIC' : 'PRIVATE'
  ids.push((await createMember(club, { profile: { nickname }, privacyStatus })).id)
}
let mine: Awaited<ReturnType<typeof createMember>>
const listNicknames = (answer: Parameters<typeof expected>[0]) =>
  expected(answer).members.map(({ profile }: { profile: { nickname?: string } }) => profile.nickname)

beforeAll(async () => {
  test.clock.advance({ minutes: 1 })
  mine = await createMember(club, { profile: { nickname: 'Me' } })
})

describe('listMembers', () => {
  it('lists all members for the business, newest first, page by page', async () => {
    const answer = await club.admin.get('/v1/members?fieldsets=EXTENDED')
    expect(listNicknames(answer)).toEqual(['Me', 'dora', 'Cleo', 'bea', 'Ada'])
    expect(answer.body.metadata).toEqual({ count: 5, offset: 0, total: 5, tooManyToCount: false, hasNext: false })
    expect(answer.body.members[0]).toMatchObject({ loginEmail: mine.loginEmail, privacyStatus: 'PRIVATE' })
    const page = await club.admin.get('/v1/members?paging.limit=2&paging.offset=1')
    expect(listNicknames(page)).toEqual(['dora', 'Cleo'])
    expect(page.body.metadata).toMatchObject({ count: 2, offset: 1, total: 5, hasNext: true })
  })

  it('lists visible members for everyone else', async () => {
    for (const actor of [club.visitor, mine.client, await asStaff(club, 'staff')]) {
      const answer = await actor.get('/v1/members?fieldsets=FULL')
      expect(listNicknames(answer)).toEqual(['Cleo', 'Ada'])
      expect(answer.body.members[0].status).toBe('UNKNOWN')
    }
  })

  it('sorts as requested', async () => {
    const sorting = { sorting: [{ fieldName: 'profile.nickname', order: 'DESC' }] }
    const r = Buffer.from(JSON.stringify(sorting)).toString('base64url')
    expect(listNicknames(await club.visitor.get(`/v1/members?.r=${r}`))).toEqual(['Cleo', 'Ada'])
    const byName = { sorting: [{ fieldName: 'contact.lastName' }] }
    const closed = Buffer.from(JSON.stringify(byName)).toString('base64url')
    expect((await club.admin.get(`/v1/members?.r=${closed}`)).status).toBe(200)
    expect((await club.visitor.get(`/v1/members?.r=${closed}`)).status).toBe(400)
  })

  it('limits the page size', async () => {
    for (const paging of ['paging.limit=101', 'paging.limit=0', 'paging.offset=-1', 'cursorPaging.limit=5']) {
      expect((await club.admin.get(`/v1/members?${paging}`)).status).toBe(400)
    }
  })

  it('shows visitors nobody if members are visible only to members', async () => {
    const { memberPrivacySettings: before } = expected(await club.admin.get('/v1/privacy-settings'))
    const memberPrivacySettings = { revision: before.revision, publicMemberVisibility: 'VISIBLE_TO_MEMBERS_ONLY' }
    expected(await club.admin.post('/v1/privacy-settings', { memberPrivacySettings }))
    const answer = await club.visitor.get('/v1/members')
    expect(listNicknames(answer)).toEqual([])
    expect(answer.body.metadata.total).toBe(0)
    expect(readRefusal(await club.visitor.get(`/v1/members/${ids[0]}`))).toBe('404 MEMBER_NOT_FOUND')
    expect(listNicknames(await mine.client.get('/v1/members'))).toEqual(['Cleo', 'Ada'])
  })

  it('requires a token', async () => {
    expect((await aClient(test.app, {}).get('/v1/members')).status).toBe(401)
  })
})
