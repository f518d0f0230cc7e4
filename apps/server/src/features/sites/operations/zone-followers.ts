import type { Tx } from '../../../db/database.ts'

/** The business is in another zone from now on; whatever was in `from` with it moves along and keeps its wall times. */
export type ZoneMove = { siteId: string; from: string; to: string; now: number }

type ZoneFollower = (tx: Tx, move: ZoneMove) => Promise<void>

const followers = new Map<string, ZoneFollower>()

/** Makes a feature known whose things are in the zone of the business: it stands to the right of this one. */
export function registerZoneFollower(name: string, follow: ZoneFollower): void {
  followers.set(name, follow)
}

export async function moveZone(tx: Tx, move: ZoneMove): Promise<void> {
  for (const follow of followers.values()) await follow(tx, move)
}
