import type { Db } from '../../../db/database.ts'
import { createWeightedCache, type WeightedCache } from './weighted-cache.ts'

/** Everything an answer was made from, and how long it stays right while none of that changes. */
export type AnswerBasis = {
  /** Who asks what. */
  question: string
  /** What was read for it, as text: another text, another answer. */
  facts: string
  now: number
}

type Stored = { facts: string; from: number; until: number; bytes: Buffer }

const caches = new WeakMap<Db, WeightedCache<Stored>>()
/** Bytes of answers kept in memory at most. */
const maxCacheWeight = 24 * 1024 * 1024

/** The answer to the same question out of the same facts, unless time has changed it since. */
export function findCachedAnswer(db: Db, { question, facts, now }: AnswerBasis): Buffer | undefined {
  const stored = cacheOf(db).get(question)
  return stored && stored.facts === facts && stored.from <= now && now < stored.until ? stored.bytes : undefined
}

/** Keeps an answer that is right from now until an instant. */
export function cacheAnswer(db: Db, { question, facts, now }: AnswerBasis, until: number, bytes: Buffer): void {
  if (until > now) cacheOf(db).set(question, { facts, from: now, until, bytes }, bytes.length)
}

function cacheOf(db: Db): WeightedCache<Stored> {
  const cache = caches.get(db) ?? createWeightedCache<Stored>(maxCacheWeight)
  caches.set(db, cache)
  return cache
}
