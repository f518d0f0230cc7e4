import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type PagingMetadata, type Query, type QuerySpec, runQuery } from '../../../db/query/index.ts'
import { type PlanRow, selectPlans } from './plans.ts'

/** Which plans a list shows. */
export type PlanFilter = {
  archived?: boolean
  isPublic?: boolean
  ids?: readonly string[]
  /** Part of the name, in any case. */
  name?: string
  free?: boolean
}

type Page = { rows: PlanRow[]; pagingMetadata: PagingMetadata }

/** Finds one page of plans, newest first. Refuses an invalid page. */
export function listPlanRows(
  db: Db,
  siteId: string,
  filter: PlanFilter,
  paging: Query['paging'] & object,
): Promise<Page> {
  return runQuery({ base: filteredPlans(db, siteId, filter), spec: listSpec, query: { paging } })
}

/** Finds plans that customers see by filter. Refuses an invalid one. */
export function queryPublicPlanRows(db: Db, siteId: string, query: Query): Promise<Page> {
  return runQuery({ base: filteredPlans(db, siteId, { archived: false, isPublic: true }), spec: publicSpec, query })
}

/** Finds the plans of these ids that customers can buy, newest first, at most a hundred. */
export function findPublicPlans(db: Db, siteId: string, ids: readonly string[]): Promise<PlanRow[]> {
  return filteredPlans(db, siteId, { archived: false, isPublic: true, ids })
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

function filteredPlans(db: Db, siteId: string, { archived, isPublic, ids, name, free }: PlanFilter) {
  let found = selectPlans(db, siteId)
  if (archived !== undefined) found = found.where('archived_at', archived ? 'is not' : 'is', null)
  if (isPublic !== undefined) found = found.where('is_public', '=', isPublic)
  if (ids) found = found.where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
  if (name) found = found.where(sql<boolean>`strpos(lower(name), lower(${name})) > 0`)
  if (free !== undefined) found = found.where(sql<boolean>`(price_minor = 0 and fees = '[]') = ${free}`)
  return found
}

/** What public plans can be found by. Source: facts/plans/plans.json, querySpecs. */
const publicSpec: QuerySpec = {
  name: 'publicPlans',
  fields: [
    { name: 'id', column: sql`plans.id`, type: 'guid' },
    { name: 'primary', column: sql`plans.is_primary`, type: 'boolean' },
    { name: 'slug', column: sql`plans.slug`, type: 'text' },
    { name: 'createdDate', column: sql`plans.created_at`, type: 'timestamp' },
    { name: 'updatedDate', column: sql`plans.updated_at`, type: 'timestamp' },
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxSortEntries: 5,
  paging: ['offset'],
  defaultLimit: 50,
  maxLimit: 1000,
}

const listSpec: QuerySpec = { ...publicSpec, name: 'plans', defaultLimit: 75, maxLimit: 100 }
