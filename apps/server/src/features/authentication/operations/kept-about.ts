import type { Db } from '../../../db/database.ts'
import { findCredentials } from '../store/credentials.ts'
import { listEveryMemberSession } from '../store/member-sessions.ts'

/** Collects a member's sign-in data for an export, without any secret. */
export async function signInsKeptAbout(db: Db, { siteId, memberId }: { siteId: string; memberId: string }) {
  const credentials = await findCredentials(db, siteId, memberId)
  const sessions = await listEveryMemberSession(db, siteId, memberId)
  return {
    hasPassword: Boolean(credentials?.passwordHash),
    signIns: sessions.map((row) => ({
      browser: row.user_agent,
      address: row.address,
      createdDate: row.created_at,
      lastSeenDate: row.last_seen_at,
    })),
  }
}
