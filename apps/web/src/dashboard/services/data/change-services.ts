import type { Client } from '@kalends/sdk'
import { FormError, refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

/** Why the action failed; each has a message `services.problem.…`. */
export type Problem = 'changed' | 'notFound' | 'notAllowed' | 'other'
export type Action = 'hide' | 'show' | 'move' | 'order' | 'delete' | 'restore' | 'undo' | 'copy'

export type Outcome =
  | { action: Action; ids: string[]; shown: string[]; name: string; lost: number }
  | { action: Action; problem: Problem }

const actions = ['hide', 'show', 'move', 'order', 'delete', 'restore', 'undo', 'copy'] as const

/** Carries out an action of the list. Returns undefined for a form the page does not have. */
export async function changeServices(client: Client, form: FormData): Promise<Outcome | undefined> {
  const action = actions.find((it) => it === form.get('intent'))
  if (!action) return undefined
  const ids = form.getAll('id').map(String)
  const shown = readText(form, 'shown').split(',').filter(Boolean)
  try {
    const lost = await carryOut(client, action, form, { ids, shown })
    return { action, ids, shown, name: readText(form, 'name'), lost }
  } catch (error) {
    return { action, problem: refusalReason<Problem>(error, { codes: problems, fallback: 'other' }) }
  }
}

type Chosen = { ids: string[]; shown: string[] }

/** Returns the number of bookings that could not be restored. */
async function carryOut(client: Client, action: Action, form: FormData, { ids, shown }: Chosen): Promise<number> {
  switch (action) {
    case 'hide':
    case 'show':
      await changeEach(client, ids, { hidden: action === 'hide' })
      return 0
    case 'move': {
      const category = readText(form, 'category')
      await changeEach(client, ids, { category: category ? { id: category } : null })
      return 0
    }
    case 'order':
      await saveOrder(client, readText(form, 'order'))
      return 0
    case 'copy':
      for (const sourceServiceId of ids) await client.services.cloneService({ sourceServiceId })
      return 0
    case 'delete':
      throwFirst(await client.services.bulkDeleteServices({ ids, ...readTexts(form) }))
      return 0
    default:
      return restoreEach(client, ids, action === 'undo' ? shown : [])
  }
}

function readTexts(form: FormData) {
  const notifyParticipants = form.get('notify') === 'yes'
  const message = readText(form, 'message')
  return {
    preserveFutureSessionsWithParticipants: form.get('keepBookings') === 'yes',
    participantNotification: { notifyParticipants, ...(notifyParticipants && message ? { message } : {}) },
  }
}

/** Restored services that were visible become visible again. */
async function restoreEach(client: Client, ids: readonly string[], shown: readonly string[]): Promise<number> {
  let lost = 0
  for (const serviceId of ids) {
    const { service, lostBookings } = await client.services.restoreService({ serviceId })
    lost += lostBookings
    if (!shown.includes(serviceId)) continue
    await client.services.updateService({ service: { id: serviceId, revision: service.revision ?? '', hidden: false } })
  }
  return lost
}

async function changeEach(client: Client, ids: readonly string[], change: object): Promise<void> {
  if (ids.length === 0) return
  const { services } = await client.services.queryServices({
    query: { filter: { id: { $in: [...ids] } }, paging: { limit: 100, offset: 0 } },
  })
  const changed = (services ?? []).map(({ id, revision }) => ({
    service: { id, revision, ...change },
    mask: Object.keys(change).join(),
  }))
  throwFirst(await client.services.bulkUpdateServices({ services: changed } as never))
}

/** `id:revision:sortOrder` of each service of a category in the new order; saves only those that move. */
async function saveOrder(client: Client, order: string): Promise<void> {
  const services = order.split(',').flatMap((part, sortOrder) => {
    const [id, revision, before] = part.split(':')
    return id && revision && Number(before) !== sortOrder
      ? [{ service: { id, revision, sortOrder }, mask: 'sortOrder' }]
      : []
  })
  for (let from = 0; from < services.length; from += 100) {
    throwFirst(await client.services.bulkUpdateServices({ services: services.slice(from, from + 100) }))
  }
}

type BulkAnswer = Awaited<ReturnType<Client['services']['bulkUpdateServices']>>

function throwFirst({ results }: BulkAnswer): void {
  const code = (results ?? []).map(({ itemMetadata }) => itemMetadata?.error?.code).find(Boolean)
  if (code) throw new FormError(problems[code] ?? 'other')
}

const problems: Record<string, Problem> = {
  SERVICE_NOT_FOUND: 'notFound',
  REVISION_MISMATCH: 'changed',
  PERMISSION_DENIED: 'notAllowed',
}
