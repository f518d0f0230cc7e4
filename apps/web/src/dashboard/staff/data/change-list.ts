import type { Client } from '@kalends/sdk'
import { readText } from '../../fields/read-form.ts'
import { type Problem, refusalProblem } from './problems.ts'

export type Action = 'create' | 'order' | 'restore'

/** The result of a form on the page; `values` are those of a refused form. */
export type Outcome =
  | { action: Action; id: string; name: string }
  | { action: Action; values: string; problem: Problem }

/** Carries out an action of the list. Returns undefined for a form the page does not have. */
export async function changeList(client: Client, form: FormData): Promise<Outcome | undefined> {
  const id = readText(form, 'id')
  const name = readText(form, 'name')
  const actions: Record<Action, () => Promise<string>> = {
    create: async () => (await client.resources.createStaffMember({ staffMember: { name } })).staffMember?.id ?? '',
    order: async () => {
      await client.resources.orderStaff({ staffMemberIds: readText(form, 'ids').split(',') })
      return ''
    },
    restore: async () => {
      await client.resources.restoreStaffMember({ staffMemberId: id })
      return id
    },
  }
  const action = readText(form, 'intent')
  if (!isAction(action, actions)) return undefined
  try {
    return { action, id: await actions[action](), name }
  } catch (error) {
    return { action, values: name, problem: refusalProblem(error) }
  }
}

const isAction = (action: string, actions: Record<Action, unknown>): action is Action => Object.hasOwn(actions, action)
