import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type WebhookEventType, webhookEventTypes } from '@kalends/contract'
import { TOP } from '../project/files.ts'

type Sample = { identity: object; data: Record<string, unknown> }

const head = `# Every event

What a webhook can receive ([React to events](react-to-events.md)), with a sample of each as \`readWebhook\` returns it. The samples are recorded from
the tests; long lists and texts are shortened.

`

/** Reads the recorded samples, by kind of event. */
export function readEventSamples(): Partial<Record<string, Sample>> {
  return JSON.parse(readFileSync(join(TOP, 'scripts/guide/event-samples.json'), 'utf8'))
}

/** Makes docs/guide/events.md: every kind of event with its sample. Throws if a kind has none. */
export function eventCatalogue(samples = readEventSamples()): string {
  const byEntity = Map.groupBy(webhookEventTypes, entityOf)
  const parts = [...byEntity].map(([entity, kinds]) =>
    [`## \`${entity}\``, ...kinds.map((kind) => describeKind(kind, samples[kind]))].join('\n\n'),
  )
  return `${head}${parts.join('\n\n')}\n`
}

const entityOf = (kind: WebhookEventType): string =>
  /^(.+\.v\d+\.[^.]+?|wix\.pricing_plans\.plan)_(?=[^.]+$)/.exec(kind)?.[1] ?? kind

function describeKind(kind: WebhookEventType, sample: Sample | undefined): string {
  const title = `### \`${kind}\``
  if (!sample) throw new Error(`There is no sample of ${kind}: run npm run examples`)
  return `${title}\n\n\`\`\`json\n${JSON.stringify(asRead(kind, sample), null, 2)}\n\`\`\``
}

/** An event as the client returns it. */
function asRead(eventType: string, { identity, data }: Sample): object {
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...about } = data as Record<
    string,
    Record<string, unknown> | undefined
  >
  if (about['entityFqdn'] === undefined) return { eventType, data, metadata: { identity } }
  const entity = createdEvent?.['entity'] ?? updatedEvent?.['currentEntity'] ?? deletedEvent?.['deletedEntity']
  return {
    eventType,
    ...(entity === undefined ? {} : { entity }),
    ...(updatedEvent?.['modifiedFields'] === undefined ? {} : { modifiedFields: updatedEvent['modifiedFields'] }),
    ...(actionEvent === undefined ? {} : { data: actionEvent['body'] }),
    metadata: { identity, ...about },
  }
}
