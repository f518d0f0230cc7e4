import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import {
  countQuery,
  type PagingMetadata,
  type Query,
  type QueryField,
  type QuerySpec,
  runQuery,
} from '../../../db/query/index.ts'
import type { Form } from '../rules/fields.ts'
import { toForm } from './forms.ts'

type Page = { forms: Form[]; pagingMetadata: PagingMetadata }

type Otherwise = Partial<Pick<QuerySpec, 'defaultSort' | 'maxSortEntries' | 'defaultLimit'>> & { namespace?: string }

/** Returns one page of forms that are not in the trash, optionally of one namespace. */
export async function queryFormRows(
  db: Db,
  siteId: string,
  query: Query,
  { namespace, ...otherwise }: Otherwise = {},
): Promise<Page> {
  const base = namespace === undefined ? standingForms(db, siteId) : formsOf(db, siteId, namespace)
  const { rows, pagingMetadata } = await runQuery({ base, spec: { ...spec, ...otherwise }, query })
  return { forms: rows.map(toForm), pagingMetadata }
}

/** Counts the forms of one namespace that a filter finds. */
export function countFormRows(db: Db, siteId: string, namespace: string, filter: Query['filter']): Promise<number> {
  return countQuery({ base: formsOf(db, siteId, namespace), spec, filter })
}

export type TrashRequest = { namespace: string; ids?: readonly string[] | null; enabled?: boolean | null; query: Query }

/** A page of the forms of one purpose that can be brought back. */
export async function listTrash(
  db: Db,
  siteId: string,
  { namespace, ids, enabled, query }: TrashRequest,
): Promise<Page> {
  const inTrash = selectForms(db, siteId)
    .where('deleted_at', 'is not', null)
    .where('deleted_for_good', '=', false)
    .where('namespace', '=', namespace)
  const named = ids ? inTrash.where(sql<boolean>`id = any(${[...ids]}::uuid[])`) : inTrash
  const base = typeof enabled === 'boolean' ? named.where('enabled', '=', enabled) : named
  const { rows, pagingMetadata } = await runQuery({ base, spec: trashSpec, query, at: 'paging' })
  return { forms: rows.map(toForm), pagingMetadata }
}

function selectForms(db: Db, siteId: string) {
  return db.selectFrom('forms').selectAll('forms').where('site_id', '=', siteId)
}

function standingForms(db: Db, siteId: string) {
  return selectForms(db, siteId).where('deleted_at', 'is', null)
}

const formsOf = (db: Db, siteId: string, namespace: string) =>
  standingForms(db, siteId).where('namespace', '=', namespace)

const formats: RawBuilder<unknown> = sql`array(
  select field->'inputOptions'->'stringOptions'->'validation'->>'format' from jsonb_array_elements(forms.fields) field)`
const tagIds: RawBuilder<unknown> = sql`array(
  select jsonb_array_elements_text(coalesce(forms.rest->'tags'->'privateTags'->'tagIds', '[]'::jsonb)))`

const same = ['$eq', '$ne', '$in', '$nin'] as const
const moments = ['$eq', '$ne', '$in', '$nin', '$gt', '$gte', '$lt', '$lte'] as const

/** Source: facts/forms/forms.json, querySpecs. */
const fields: readonly QueryField[] = [
  { name: 'id', column: sql`forms.id`, type: 'guid', operators: same },
  { name: 'namespace', column: sql`forms.namespace`, type: 'text', operators: ['$eq'] },
  { name: 'createdDate', column: sql`forms.created_at`, type: 'timestamp', operators: moments },
  { name: 'updatedDate', column: sql`forms.updated_at`, type: 'timestamp', operators: moments },
  {
    name: 'name',
    aliases: ['properties.name'],
    column: sql`forms.name`,
    type: 'text',
    operators: [...same, '$startsWith'],
  },
  { name: 'enabled', column: sql`forms.enabled`, type: 'boolean', operators: ['$eq', '$ne'] },
  { name: 'properties.disabled', column: sql`not forms.enabled`, type: 'boolean', operators: ['$eq', '$ne'] },
  {
    name: 'fields.validation.predefined.format',
    column: formats,
    type: 'texts',
    operators: ['$hasSome'],
    sortable: false,
  },
  { name: 'tags.privateTags.tagIds', column: tagIds, type: 'texts', operators: ['$hasAll', '$hasSome'] },
]

const spec: QuerySpec = {
  name: 'forms',
  fields,
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate' }],
  maxSortEntries: 3,
  paging: ['cursor'],
  defaultLimit: 50,
  maxLimit: 100,
}
const trashSpec: QuerySpec = { ...spec, name: 'deleted-forms' }
