import type { OutputOf } from '@kalends/contract'
import type { Db, Tx } from '../../db/database.ts'

export type AccountDeletedEmail = { siteId: string; email: string; name: string; language: string | undefined }

type MemberKey = { siteId: string; memberId: string }

/** What members need from features that depend on them. */
export interface MembersPorts<Context> {
  /** Returns true while a plan of the member is being paid for: then they can be neither blocked nor deleted. */
  hasActiveOrder(db: Db, siteId: string, memberId: string): Promise<boolean>
  /** Lists the types of a member's active factors, passkeys included. */
  findFactorTypes(db: Db, member: MemberKey): Promise<OutputOf<'getMemberRecord'>['factorTypes']>
  /** Returns true if `memberId` hides from `otherId`. */
  isBlockedBy(db: Db, siteId: string, pair: { memberId: string; otherId: string }): Promise<boolean>
  /** Ends every session of a member who may not sign in any more. */
  endMemberSessions(tx: Tx, context: Context, member: MemberKey): Promise<void>
  /** Collects the personal data other features retain about a member, by subject. */
  collectPersonalData(db: Db, member: MemberKey): Promise<Record<string, unknown>>
  /** Writes the email about a deleted account to the outbox. */
  sendAccountDeleted(context: Context, tx: Tx, email: AccountDeletedEmail): Promise<void>
  /** Erases what other features retain about members whose time in the trash is over. */
  erasePersonalData(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void>
}
