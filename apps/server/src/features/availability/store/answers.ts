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

type Kept = { facts: string; from: number; until: number; bytes: Buffer }

const caches = new WeakMap<Db, WeightedCache<Kept>>()
/** Bytes of answers kept in memory at most. */
const maxCacheWeight = 24 * 1024 * 1024

/** The answer to the same question out of the same facts, unless time has changed it since. */
export function keptAnswer(db: Db, { question, facts, now }: AnswerBasis): Buffer | undefined {
  const kept = cacheOf(db).get(question)
  return kept && kept.facts === facts && kept.from <= now && now < kept.until ? kept.bytes : undefined
}

/** Keeps an answer that is right from now until an instant. */
export function keepAnswer(db: Db, { question, facts, now }: AnswerBasis, until: number, bytes: Buffer): void {
  if (until > now) cacheOf(db).set(question, { facts, from: now, until, bytes }, bytes.length)
}

function cacheOf(db: Db): WeightedCache<Kept> {
  const cache = caches.get(db) ?? createWeightedCache<Kept>(maxCacheWeight)
  caches.set(db, cache)
  return cache
}
