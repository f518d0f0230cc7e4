import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'

/** A letter to somebody who was a member. */
export type Farewell = { siteId: string; email: string; name: string; language: string | undefined }

type FactorTypes = OutputOf<'getMemberRecord'>['factorTypes']

/** What rooms to the right of this one know of members, and do when one changes. */
export type MemberNeighbours = {
  /** Whether money still flows for a plan of theirs: then they are neither blocked nor deleted. */
  hasLiveOrder(db: Db, siteId: string, memberId: string): Promise<boolean>
  /** What a member shows beside the password, or in its place. */
  factorTypes(db: Db, who: { siteId: string; memberId: string }): Promise<FactorTypes>
  /** Whether a member keeps another one from seeing them. */
  isBlockedBy(db: Db, siteId: string, pair: { memberId: string; otherId: string }): Promise<boolean>
  /** Ends every sign-in of a member who may not sign in any more, within the transaction that says so. */
  endSessions(tx: Tx, context: Context, gone: { siteId: string; memberId: string }): Promise<void>
  /** What they keep about a member, by what it is about. */
  keptAbout(db: Db, who: { siteId: string; memberId: string }): Promise<Record<string, unknown>>
  /** Writes to somebody who deleted their account. */
  writeFarewell(context: Context, tx: Tx, farewell: Farewell): Promise<void>
  /** Erases what they keep of members whose time in the trash is over. */
  forget(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void>
}

const joined: Partial<MemberNeighbours>[] = []

/** Hands in what the rooms to the right know and do, where the house is put together; each says what it has. */
export function joinMembers(neighbours: Partial<MemberNeighbours>): void {
  joined.push(neighbours)
}

/** What all of them know and do together. */
export const neighbours: MemberNeighbours = {
  async hasLiveOrder(...asked) {
    for (const { hasLiveOrder } of joined) if (await hasLiveOrder?.(...asked)) return true
    return false
  },
  async factorTypes(...asked) {
    const types: FactorTypes = []
    for (const { factorTypes } of joined) types.push(...((await factorTypes?.(...asked)) ?? []))
    return types
  },
  async isBlockedBy(...asked) {
    for (const { isBlockedBy } of joined) if (await isBlockedBy?.(...asked)) return true
    return false
  },
  async endSessions(...gone) {
    for (const { endSessions } of joined) await endSessions?.(...gone)
  },
  async keptAbout(...asked) {
    const kept: Record<string, unknown> = {}
    for (const { keptAbout } of joined) Object.assign(kept, await keptAbout?.(...asked))
    return kept
  },
  async writeFarewell(...letter) {
    for (const { writeFarewell } of joined) await writeFarewell?.(...letter)
  },
  async forget(...gone) {
    for (const { forget } of joined) await forget?.(...gone)
  },
}
