import type { Db } from '../../../db/database.ts'
import { findPeople, findPersonByEmail, type PersonRow } from '../../users/index.ts'
import type { Member } from '../store/members.ts'

/**
 * Finds the staff user this member is: the linked user, or one with the member's verified email. An unverified email
 * matches nobody.
 */
export async function findStaffPerson(db: Db, member: Member): Promise<PersonRow | undefined> {
  const { site_id: siteId, user_id: userId, login_email: email } = member
  const [person] = userId === null ? [] : await findPeople(db, siteId, [userId])
  if (person || member.login_email_verified_at === null) return person
  return findPersonByEmail(db, siteId, email)
}

/** Their role as contacts know it. */
export function contactRole(person: PersonRow | undefined): 'OWNER' | 'CONTRIBUTOR' | 'MEMBER' {
  if (!person) return 'MEMBER'
  return person.role === 'owner' ? 'OWNER' : 'CONTRIBUTOR'
}
