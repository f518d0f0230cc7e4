import { randomUUID } from 'node:crypto'
import { jsonb, type Tx } from '../../../db/database.ts'
import type { Price } from '../rules/amount.ts'
import type { OptionKind, StoredChoice } from '../rules/new-options.ts'

/** Variants to write: of one kind, each with the value that makes it and its price. */
export type NewServiceOptions = {
  serviceId: string
  kind: OptionKind
  name?: string
  variants: {
    /** Text, a staff resource id or minutes, depending on the kind. */
    value: string | number
    /** Label of a duration. */
    label?: string
    price?: Price | null
  }[]
}

/** Inserts the variants of a service that has none and returns their id. */
export async function insertServiceOptions(
  tx: Tx,
  siteId: string,
  { serviceId, kind, name = '', variants }: NewServiceOptions,
  now: number,
): Promise<string> {
  const id = randomUUID()
  const optionId = randomUUID()
  const choices = variants.map(({ value, label }) => newChoice(kind, optionId, value, label))
  const option = { id: optionId, type: kind, ...optionData(kind, name, variants) }
  await tx
    .insertInto('service_options')
    .values({
      site_id: siteId,
      id,
      service_id: serviceId,
      options: jsonb([option]),
      variants: jsonb(variants.map(({ price = null }, i) => ({ choices: [choices[i]], price }))),
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .execute()
  return id
}

function newChoice(kind: OptionKind, optionId: string, value: string | number, label?: string): StoredChoice {
  const named = { id: randomUUID(), optionId }
  if (kind === 'CUSTOM') return { ...named, custom: String(value) }
  if (kind === 'STAFF_MEMBER') return { ...named, staffMemberId: String(value).toLowerCase() }
  return { ...named, duration: { minutes: Number(value), name: label ?? null } }
}

function optionData(kind: OptionKind, name: string, variants: NewServiceOptions['variants']): object {
  if (kind === 'CUSTOM') return { customData: { name, choices: variants.map(({ value }) => String(value)) } }
  return kind === 'DURATION' ? { durationData: { name } } : {}
}
