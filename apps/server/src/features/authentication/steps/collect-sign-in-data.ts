import type { Db } from '../../../db/database.ts'
import { findCredentials } from '../store/credentials.ts'
import { listAllMemberSessions } from '../store/member-sessions.ts'

/** What is kept of how a member signs in; never what would let somebody else do so. */
export async function exportSignIns(db: Db, { siteId, memberId }: { siteId: string; memberId: string }) {
  const credentials = await findCredentials(db, siteId, memberId)
  const sessions = await listAllMemberSessions(db, siteId, memberId)
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
