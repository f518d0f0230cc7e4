import type { members } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { MemberClaims } from '../../identity/index.ts'
import { memberLanguage } from '../rules/language.ts'
import { findMember } from '../store/members.ts'

/** Returns a member's claims for OAuth clients. */
export async function findMemberClaims(db: Db, siteId: string, memberId: string): Promise<MemberClaims | undefined> {
  const member = await findMember(db, siteId, memberId)
  if (!member) return undefined
  const givenName = member.contact?.firstName ?? undefined
  const familyName = member.contact?.lastName ?? undefined
  return {
    email: member.login_email,
    isEmailVerified: member.login_email_verified_at !== null,
    name: member.nickname || [givenName, familyName].filter(Boolean).join(' ') || undefined,
    givenName,
    familyName,
    picture: (member.photo as members.Image | null)?.url ?? undefined,
    language: memberLanguage(member),
  }
}
