import { cachePerDatabase } from '../../../db/weighted-cache.ts'
import type { BookableService } from '../../services/index.ts'
import type { Facts } from './facts.ts'
import type { Versions } from './versions.ts'

/** What the offers of some services are made of, as it was at these versions. */
export type StoredBasis = {
  services: BookableService[]
  /** Null if they include loads, which change with time and bookings. */
  facts: Facts | null
  /** Sorted. */
  resourceIds: string[]
  versions: Versions
}

/** Maximum services and resources in memory, over all businesses. */
const maxCacheWeight = 20_000

export const getOfferBases = cachePerDatabase<StoredBasis>(maxCacheWeight)
