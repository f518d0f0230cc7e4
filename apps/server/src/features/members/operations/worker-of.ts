import type { Db } from '../../../db/database.ts'
import { findPeople, findPersonByEmail, type PersonRow } from '../../users/index.ts'
import type { Member } from '../store/members.ts'

/**
 * Who of those who work here this member is: the person they were made for, or whose e-mail address they have shown to be
 * theirs. An address that is only claimed makes nobody one of them.
 */
export async function workerOf(db: Db, member: Member): Promise<PersonRow | undefined> {
  const { site_id: siteId, user_id: userId, login_email: email } = member
  const [person] = userId === null ? [] : await findPeople(db, siteId, [userId])
  if (person || member.login_email_verified_at === null) return person
  return findPersonByEmail(db, siteId, email)
}

/** Their role as contacts know it. */
export function contactRole(worker: PersonRow | undefined): 'OWNER' | 'CONTRIBUTOR' | 'MEMBER' {
  if (!worker) return 'MEMBER'
  return worker.role === 'owner' ? 'OWNER' : 'CONTRIBUTOR'
}
