import type { Tx } from '../../../db/database.ts'
import { deleteFeed } from '../store/feeds.ts'

/** Erases the feeds of members whose time in the trash is over. */
export async function eraseFeeds(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) await deleteFeed(tx, { siteId, memberId })
}
