import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { WebhookEventType } from '@kalends/contract'
import { expect } from 'vitest'
import type { Db } from '../../src/db/database.ts'
import { buildEnvelope, type Envelope } from '../../src/features/webhooks/rules/envelope.ts'
import { fieldsOf, shorten, withKnownValues } from './examples.ts'

type Content = Pick<Envelope, 'identity' | 'data'>

const file = fileURLToPath(new URL('../../../../scripts/guide/event-samples.json', import.meta.url))
/** `npm run examples` writes what the test compares otherwise. */
const writes = env['KALENDS_WRITE_EXAMPLES'] === 'yes'

/**
 * Compares the samples of the catalogue of events with what was published: every kind was and has a sample, and each
 * field of a sample is published.
 */
export async function checkEventSamples(db: Db, kinds: readonly WebhookEventType[]): Promise<void> {
  const published = await listPublished(db)
  expect(kinds.filter((kind) => !published.has(kind))).toEqual([])
  if (writes) {
    const samples = kinds.map((kind) => [kind, makeSample(kind, published.get(kind) ?? [])])
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(samples), null, 2)}\n`)
    return
  }
  const stored: Record<string, Content> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  expect(Object.keys(stored), 'outdated: run npm run examples').toEqual(kinds)
  for (const kind of kinds) {
    const fields = new Set((published.get(kind) ?? []).flatMap((content) => fieldsOf(content)))
    const unknown = fieldsOf(stored[kind]).filter((field) => !fields.has(field))
    expect(unknown, `${kind} is outdated: run npm run examples`).toEqual([])
  }
}

/** Every event, by kind. */
async function listPublished(db: Db): Promise<Map<string, Content[]>> {
  const rows = await db.selectFrom('events').selectAll().execute()
  const envelopes = rows.map((row) =>
    buildEnvelope({
      siteId: row.site_id,
      id: row.id,
      entityFqdn: row.entity_fqdn,
      entityId: row.entity_id,
      sequence: row.sequence,
      slug: row.slug,
      occurredAt: Date.parse(row.occurred_at),
      actor: row.actor,
      payload: row.payload,
    }),
  )
  const byKind = Map.groupBy(envelopes, ({ eventType }) => eventType)
  return new Map([...byKind].map(([kind, all]) => [kind, all.map(({ identity, data }) => ({ identity, data }))]))
}

/** The event with the most fields, with recognizable values instead of random ones. */
function makeSample(kind: string, contents: readonly Content[]): Content {
  const [richest] = contents.toSorted((one, other) => fieldsOf(other).length - fieldsOf(one).length)
  return JSON.parse(withKnownValues(JSON.stringify(shorten(richest)), kind))
}
