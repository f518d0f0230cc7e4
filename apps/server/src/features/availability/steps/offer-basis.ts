import type { Db } from '../../../db/database.ts'
import { type BookableService, loadBookablesAtVersion } from '../../services/index.ts'
import { isByLoad } from '../rules/staff-order.ts'
import type { Facts } from '../store/facts.ts'
import { getOfferBases, type StoredBasis } from '../store/offer-bases.ts'
import { findVersions, type Versions } from '../store/versions.ts'
import { isListed } from './availability-contexts.ts'
import { loadFacts } from './offers.ts'

/** The services of a request and everything their offers are made of, except calendars. */
export type OfferBasis = {
  /** In the requested order, deleted ones too; unknown ids are left out. */
  services: BookableService[]
  facts: Facts
  /** Version of the site's configuration; undefined if there is no service. */
  configuration: number | undefined
  /** Equal texts mean equal services, facts and calendar versions of the same request. */
  print: string
}

/**
 * Loads services and their facts with one statement that reads the current versions, if they are in memory and the
 * configuration has not changed since; otherwise with two that read them, the first of which reads the version too.
 * Inside a transaction nothing is in memory.
 */
export async function loadOfferBasis(
  db: Db,
  siteId: string,
  serviceIds: readonly string[],
  now: number,
): Promise<OfferBasis> {
  const cache = db.isTransaction ? undefined : getOfferBases(db)
  const key = cacheKey(siteId, serviceIds)
  const stored = cache?.get(key)
  if (stored) {
    const versions = await findVersions(db, siteId, stored.resourceIds)
    if (stored.versions.configuration === versions.configuration) return refresh(db, siteId, stored, versions, now)
  }
  const { services, configuration } = await loadBookablesAtVersion(db, siteId, serviceIds)
  const facts = await loadFacts(db, siteId, services.filter(isListed), now)
  const print = JSON.stringify([services, facts])
  if (!cache || configuration === undefined) return { services, facts, configuration, print }
  const made = toStored(services, facts, configuration)
  cache.set(key, made, services.length + facts.resources.length)
  return { services, facts, configuration, print: made.facts === null ? print : versionKey(made.versions) }
}

/**
 * Returns the services and facts in memory without checking that they are current; undefined if there are none. What is
 * decided from them must be checked when it is written.
 */
export function recallOfferBasis(db: Db, siteId: string, serviceIds: readonly string[]): OfferBasis | undefined {
  const stored = getOfferBases(db).get(cacheKey(siteId, serviceIds))
  if (!stored?.facts) return undefined
  const { services, facts, versions } = stored
  return { services, facts, configuration: versions.configuration, print: versionKey(versions) }
}

/** What was read together with the version of the configuration, or later: it can't be older than its version says. */
function toStored(services: BookableService[], facts: Facts, configuration: number): StoredBasis {
  if (services.some(isByLoad))
    return { services, facts: null, resourceIds: [], versions: { configuration, calendars: '' } }
  const sorted = facts.resources.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const calendars = sorted.map(({ version }) => version).join()
  return { services, facts, resourceIds: sorted.map(({ id }) => id), versions: { configuration, calendars } }
}

/** Uses a stored basis whose configuration is current; the calendar versions of its resources are updated. */
async function refresh(
  db: Db,
  siteId: string,
  stored: StoredBasis,
  versions: Versions,
  now: number,
): Promise<OfferBasis> {
  const { services, facts } = stored
  const { configuration, calendars } = versions
  if (facts === null) {
    const read = await loadFacts(db, siteId, services.filter(isListed), now)
    return { services, facts: read, configuration, print: JSON.stringify([configuration, read]) }
  }
  if (calendars !== stored.versions.calendars) {
    const current = new Map(zip(stored.resourceIds, calendars.split(',')))
    stored.facts = {
      ...facts,
      resources: facts.resources.map((resource) => ({ ...resource, version: Number(current.get(resource.id)) })),
    }
    stored.versions = versions
  }
  return { services, facts: stored.facts ?? facts, configuration, print: versionKey(versions) }
}

function cacheKey(siteId: string, serviceIds: readonly string[]): string {
  return `${siteId}/${serviceIds.join()}`
}

function versionKey({ configuration, calendars }: Versions): string {
  return `${configuration} ${calendars}`
}

function zip(keys: readonly string[], values: readonly string[]): [string, string][] {
  return keys.map((key, index) => [key, values[index] ?? ''])
}
