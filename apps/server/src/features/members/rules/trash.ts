/** How long a deleted member can be restored, in milliseconds. */
export const trashRetentionMs = 30 * 24 * 3_600_000
