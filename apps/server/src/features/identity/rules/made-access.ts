import { namedOrigins } from './client-addresses.ts'

type FieldChange = { field: string; before?: unknown; after?: unknown }

/** An entry of the activity log, of a type whose entries are asked for. */
export type LoggedChange = {
  operation: string
  actor_id: string | null
  entity_id: string | null
  entity_name: string
  changes: readonly FieldChange[]
}

type Addressed = { id: string; redirectUris: readonly string[]; allowedOrigins: readonly string[] }

/** Returns the addresses of a client that one of the makers added last. `entries` are its changes, newest first. */
export function addressesAddedBy(
  client: Addressed,
  entries: readonly LoggedChange[],
  makerIds: ReadonlySet<string>,
): string[] {
  const addresses = [...client.redirectUris, ...namedOrigins({ ...client })]
  return addresses.filter((address) => {
    const added = entries.find(({ entity_id, changes }) => entity_id === client.id && changes.some(adds(address)))
    return isBy(added, makerIds)
  })
}

const adds =
  (address: string) =>
  ({ field, before, after }: FieldChange): boolean =>
    addressFields.has(field) && includes(after, address) && !includes(before, address)

const addressFields = new Set(['redirectUris', 'allowedOrigins'])
const includes = (list: unknown, one: string): boolean => Array.isArray(list) && list.includes(one)

/**
 * Returns the entry by which one of the makers was the last to change a setting: one of its fields, or anything below it.
 * Undefined if somebody else was, or if it was deleted. `entries` are those of the setting, newest first.
 */
export function settingChangedBy(
  entries: readonly LoggedChange[],
  makerIds: ReadonlySet<string>,
  fields: readonly string[],
): LoggedChange | undefined {
  const isAbout = ({ field }: FieldChange) => fields.some((one) => field === one || field.startsWith(`${one}.`))
  const last = entries.find(({ changes }) => changes.some(isAbout))
  return last && !last.operation.startsWith('delete') && isBy(last, makerIds) ? last : undefined
}

const isBy = (entry: LoggedChange | undefined, makerIds: ReadonlySet<string>): boolean =>
  entry?.actor_id != null && makerIds.has(entry.actor_id)
