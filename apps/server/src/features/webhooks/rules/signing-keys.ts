import { DAY } from '@kalends/availability'

/** A key, and the instant from which it signs until the next one does. */
export type SigningKey = { signsFrom: number }

/** Lifetime of a delivery's token: a recorded one is of no use to whoever found it afterwards. */
export const tokenLifetimeMs = DAY / 24
/** A key can wait this long before it signs. */
export const maxKeyNoticeMs = 30 * DAY
/** So many keys of a business are shown at most. */
export const maxShownKeys = 5

/** Returns the key that signs now. @param keys  by `signsFrom` */
export function signingKey<Key extends SigningKey>(keys: readonly Key[], now: number): Key | undefined {
  return keys.findLast(({ signsFrom }) => signsFrom <= now)
}

/** Returns the key that waits, if any: only the last one can. */
export function waitingKey<Key extends SigningKey>(keys: readonly Key[], now: number): Key | undefined {
  return keys.find(({ signsFrom }) => signsFrom > now)
}

/**
 * Returns the keys that receivers have to know: the one that signs, the one that waits, and replaced ones until what they
 * signed has expired. `shownUntil` is null without a later key.
 */
export function shownKeys<Key extends SigningKey>(
  keys: readonly Key[],
  now: number,
): (Key & { shownUntil: number | null })[] {
  return keys
    .map((key, index) => {
      const next = keys[index + 1]
      return { ...key, shownUntil: next ? next.signsFrom + tokenLifetimeMs : null }
    })
    .filter(({ shownUntil }) => shownUntil === null || shownUntil > now)
}
