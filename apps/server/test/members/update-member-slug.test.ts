import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, createMember, getFull } from './club.ts'

const club = await aClub(await createTestApp())
const rename = (id: string, slug: string, actor = club.admin) => actor.post(`/v1/members/${id}/slug`, { slug })

describe('updateMemberSlug', () => {
  it('changes a slug, including its case, and frees the old one', async () => {
    const ada = await createMember(club, { profile: { nickname: 'Ada' } })
    const other = await createMember(club)
    expect(expected(await rename(ada.id, 'Countess')).member.profile.slug).toBe('Countess')
    expect(expected(await rename(other.id, 'Ada')).member.profile.slug).toBe('Ada')
    expect(expected(await rename(other.id, 'countess', other.client)).member.profile.slug).toBe('countess')
  })

  it('refuses the slug of another member, and names it', async () => {
    await createMember(club, { profile: { nickname: 'Taken' } })
    const { id } = await createMember(club)
    const before = await getFull(club, id)
    const refused = await rename(id, 'Taken')
    expect(readRefusal(refused)).toBe('409 SLUG_ALREADY_EXISTS')
    expect(refused.body.details.applicationError.data).toEqual({ slug: 'Taken' })
    expect(await getFull(club, id)).toEqual(before)
  })

  it.each(['', 'a b', 'a/b', '-a', '.', 'x'.repeat(256)])('refuses %j as a slug', async (slug) => {
    const { id } = await createMember(club)
    expect(readRefusal(await rename(id, slug))).toBe('400 slug')
  })

  it('is only for the member and the business', async () => {
    const [{ id }, other] = [await createMember(club), await createMember(club)]
    expect(readRefusal(await rename(id, 'mine', other.client))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await rename(id, 'mine', club.visitor))).toBe('403 PERMISSION_DENIED')
  })
})
