import type { Tx } from '../../../db/database.ts'
import { deleteFeed } from '../store/feeds.ts'

/** Ends the feeds of members: those who are signed out everywhere, and those who are erased. */
export async function eraseFeeds(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) await deleteFeed(tx, { siteId, memberId })
}
