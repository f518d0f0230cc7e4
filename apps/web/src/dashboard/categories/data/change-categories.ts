import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

/** Why the action failed; each has a message `categories.problem.…`. */
export type Problem = 'name' | 'full' | 'changed' | 'notFound' | 'notAllowed' | 'other'
export type Action = 'create' | 'rename' | 'move' | 'delete' | 'restore'

/** The result of a form on the page; `values` holds the submitted name of a refused form. */
export type Outcome =
  | { action: Action; id: string; name: string; services: number }
  | { action: Action; id: string; values: string; problem: Problem }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeCategories(client: Client, form: FormData): Promise<Outcome | undefined> {
  const id = readText(form, 'id')
  const name = readText(form, 'name')
  const revision = readText(form, 'revision')
  const actions: Record<Action, () => Promise<unknown>> = {
    create: () => client.categories.createCategory({ category: { name } }),
    rename: () => client.categories.updateCategory({ category: { id, name, revision } }),
    move: () => client.categories.moveCategory({ categoryId: id, ...positionAfter(readText(form, 'after')) }),
    delete: () => client.categories.deleteCategory({ categoryId: id }),
    restore: () => client.categories.restoreCategory({ categoryId: id }),
  }
  const action = readText(form, 'intent')
  if (!isAction(action, actions)) return undefined
  try {
    await actions[action]()
    return { action, id, name, services: Number(readText(form, 'services')) || 0 }
  } catch (error) {
    return {
      action,
      id,
      values: name,
      problem: refusalReason<Problem>(error, { fields, codes: problems, fallback: 'other' }),
    }
  }
}

const isAction = (action: string, actions: Record<Action, unknown>): action is Action => Object.hasOwn(actions, action)

/** After the given category, or first. */
function positionAfter(after: string) {
  return after ? ({ position: 'AFTER_CATEGORY', afterCategoryId: after } as const) : ({ position: 'FIRST' } as const)
}

const fields: Record<string, Problem> = { 'category.name': 'name' }

const problems: Record<string, Problem> = {
  CATEGORY_LIMIT_REACHED: 'full',
  CATEGORY_NOT_FOUND: 'notFound',
  REVISION_MISMATCH: 'changed',
  PERMISSION_DENIED: 'notAllowed',
}
