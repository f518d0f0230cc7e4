import type { Tx } from '../../../db/database.ts'
import { deleteFeed, deleteFeedOfSignIn, deleteFeedsOfSignIns } from '../store/feeds.ts'

/** Ends the feeds of members: those who are signed out everywhere, and those who are erased. */
export async function eraseFeeds(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<void> {
  for (const memberId of memberIds) await deleteFeed(tx, { siteId, memberId })
}

/** Ends the feeds that were made with sign-ins of a key. */
export async function endFeedsOfSignIns(tx: Tx, siteId: string, signInIds: readonly string[]): Promise<void> {
  if (signInIds.length > 0) await deleteFeedsOfSignIns(tx, siteId, signInIds)
}

/** Ends the feed of a member that was made with a sign-in that they end. */
export function endFeedOfSignIn(tx: Tx, member: { siteId: string; memberId: string }, signInId: string): Promise<void> {
  return deleteFeedOfSignIn(tx, member, signInId)
}
