import type { Db } from '../../../db/database.ts'
import { cachePerDatabase } from '../../../db/weighted-cache.ts'

/** Everything an answer was made from, and how long it stays right while none of that changes. */
export type AnswerBasis = {
  /** Actor and request. */
  question: string
  /** The data it was computed from, as text: other text means another answer. */
  facts: string
  now: number
}

type Stored = { facts: string; from: number; until: number; bytes: Buffer }

/** Maximum bytes of answers in memory. */
const maxCacheWeight = 24 * 1024 * 1024
const getCache = cachePerDatabase<Stored>(maxCacheWeight)

/** The answer to the same question out of the same facts, unless time has changed it since. */
export function findCachedAnswer(db: Db, { question, facts, now }: AnswerBasis): Buffer | undefined {
  const stored = getCache(db).get(question)
  return stored && stored.facts === facts && stored.from <= now && now < stored.until ? stored.bytes : undefined
}

/** Caches an answer that is valid from now until an instant. */
export function cacheAnswer(db: Db, { question, facts, now }: AnswerBasis, until: number, bytes: Buffer): void {
  if (until > now) getCache(db).set(question, { facts, from: now, until, bytes }, bytes.length)
}
