import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Database, type Db, jsonb, type Tx } from '../../../db/database.ts'
import { type PagingMetadata, type Query, type QueryField, type QuerySpec, runQuery } from '../../../db/query/index.ts'
import type { StoredOptions } from '../rules/new-options.ts'
import type { Visible } from './query-services.ts'

/** The option and variants of one service, whole. */
export type OptionsEntity = Omit<Selectable<Database['service_options']>, 'options' | 'variants' | 'extended_fields'> &
  StoredOptions & { extended_fields: Record<string, unknown> | null }

/** Excludes services in the trash. */
function selectOptions(db: Db, siteId: string) {
  return db
    .selectFrom('service_options')
    .innerJoin('services', (join) =>
      join
        .onRef('services.site_id', '=', 'service_options.site_id')
        .onRef('services.id', '=', 'service_options.service_id')
        .on('services.deleted_at', 'is', null),
    )
    .selectAll('service_options')
    .where('service_options.site_id', '=', siteId)
}

export async function findOptions(
  db: Db,
  siteId: string,
  by: { id: string } | { serviceId: string },
): Promise<OptionsEntity | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['service_id', by.serviceId] as const)
  const row = await selectOptions(db, siteId).where(`service_options.${column}`, '=', value).executeTakeFirst()
  return row as OptionsEntity | undefined
}

/** Inserts the variants of a service. Returns false if it has some already. */
export async function insertOptions(
  tx: Tx,
  siteId: string,
  {
    id,
    serviceId,
    stored,
    extendedFields,
  }: {
    id: string
    serviceId: string
    stored: StoredOptions
    extendedFields: object | null
  },
  now: number,
): Promise<boolean> {
  const written = await tx
    .insertInto('service_options')
    .values({
      site_id: siteId,
      id,
      service_id: serviceId,
      options: jsonb(stored.options),
      variants: jsonb(stored.variants),
      extended_fields: extendedFields && jsonb(extendedFields),
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'service_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export async function updateOptions(
  tx: Tx,
  siteId: string,
  id: string,
  { stored, extendedFields }: { stored: StoredOptions; extendedFields: object | null },
  now: number,
): Promise<void> {
  await tx
    .updateTable('service_options')
    .set({
      options: jsonb(stored.options),
      variants: jsonb(stored.variants),
      extended_fields: extendedFields && jsonb(extendedFields),
      revision: sql`revision + 1`,
      event_sequence: sql`event_sequence + 1`,
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export async function queryOptionsRows(
  db: Db,
  siteId: string,
  visible: Visible,
  query: Query,
): Promise<{ rows: OptionsEntity[]; pagingMetadata: PagingMetadata }> {
  const all = selectOptions(db, siteId)
  const base = visible === 'all' ? all : all.where('services.hidden', '=', false)
  const { rows, pagingMetadata } = await runQuery({ base, spec, query })
  return { rows: rows as unknown as OptionsEntity[], pagingMetadata }
}

const equality = ['$eq', '$in', '$ne'] as const
const some = ['$hasAll', '$hasSome'] as const

const listed = (name: string, value: RawBuilder<unknown>, from: 'options' | 'variants'): QueryField => ({
  name,
  type: 'texts',
  operators: some,
  sortable: false,
  column: sql`array(select ${value} from jsonb_array_elements(service_options.${sql.ref(from)}) item
    where ${value} is not null)`,
})

/** Source: facts/bookings/service-options-and-variants.json, querySpecs. */
const spec: QuerySpec = {
  name: 'service-options',
  fields: [
    { name: 'id', column: sql`service_options.id`, type: 'guid', operators: equality },
    { name: 'serviceId', column: sql`service_options.service_id`, type: 'guid', operators: equality },
    {
      name: 'options.values',
      column: sql`service_options.options`,
      type: 'items',
      operators: ['$exists'],
    },
    { name: 'variants.values', column: sql`service_options.variants`, type: 'items', operators: ['$exists'] },
    listed('options.values.id', sql`item->>'id'`, 'options'),
    listed('options.values.type', sql`item->>'type'`, 'options'),
    listed('variants.values.choices.custom', sql`item->'choices'->0->>'custom'`, 'variants'),
    listed('variants.values.choices.optionId', sql`item->'choices'->0->>'optionId'`, 'variants'),
    listed('variants.values.price.currency', sql`item->'price'->>'currency'`, 'variants'),
    listed('variants.values.price.value', sql`item->'price'->>'value'`, 'variants'),
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'id' }],
  maxSortEntries: 10,
  paging: ['offset', 'cursor'],
  defaultLimit: 100,
  maxLimit: 100,
}
