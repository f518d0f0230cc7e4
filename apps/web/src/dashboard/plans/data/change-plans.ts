import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

const actions = ['show', 'hide', 'makePrimary', 'clearPrimary', 'archive'] as const
export type Action = (typeof actions)[number]

/** Why the action failed; each has a message `plans.problem.…`. */
export type Problem = 'notFound' | 'notAllowed' | 'archived' | 'hidden' | 'other'

/** The result of an action; `primaryId` is the primary plan before it. */
export type Outcome =
  | { action: Action; id: string; name: string; primaryId: string }
  | { action: Action; id: string; problem: Problem }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changePlans(client: Client, form: FormData): Promise<Outcome | undefined> {
  const action = actions.find((it) => it === form.get('intent'))
  if (!action) return undefined
  const id = readText(form, 'id')
  try {
    await calls[action](client, id)
    return { action, id, name: readText(form, 'name'), primaryId: readText(form, 'primaryId') }
  } catch (error) {
    return { action, id, problem: refusalReason<Problem>(error, { codes, rules: codes, fallback: 'other' }) }
  }
}

const calls: Record<Action, (client: Client, id: string) => Promise<unknown>> = {
  show: (client, id) => client.plans.setPlanVisibility({ id, visible: true }),
  hide: (client, id) => client.plans.setPlanVisibility({ id, visible: false }),
  makePrimary: (client, id) => client.plans.makePlanPrimary({ id }),
  clearPrimary: (client) => client.plans.clearPrimary({}),
  archive: (client, id) => client.plans.archivePlan({ id }),
}

const codes: Record<string, Problem> = {
  plan_not_found: 'notFound',
  PERMISSION_DENIED: 'notAllowed',
  already_archived: 'archived',
  set_visibility_not_supported: 'archived',
  set_primary_not_supported: 'hidden',
}
