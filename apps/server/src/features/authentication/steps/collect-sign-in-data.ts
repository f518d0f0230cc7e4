import type { Db } from '../../../db/database.ts'
import { findCredentials } from '../store/credentials.ts'
import { listAllFrontEndSignIns } from '../store/front-end-sign-ins.ts'
import { listAllMemberSessions } from '../store/member-sessions.ts'

/** Returns the stored sign-in data of a member, without secrets. */
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
    frontEndSignIns: await listAllFrontEndSignIns(db, { siteId, memberId }),
  }
}
