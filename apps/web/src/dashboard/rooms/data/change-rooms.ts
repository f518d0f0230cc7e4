import type { Client } from '@kalends/sdk'
import { readText } from '../../fields/read-form.ts'
import { type Problem, refusalProblem } from '../../staff/data/problems.ts'

export type Action = 'room' | 'edit' | 'delete' | 'restore' | 'kind' | 'renameKind' | 'deleteKind'

/** The result of a form on the page. */
export type Outcome = { action: Action; id: string; name: string; problem?: Problem }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeRooms(client: Client, form: FormData): Promise<Outcome | undefined> {
  const id = readText(form, 'id')
  const name = readText(form, 'name')
  const revision = readText(form, 'revision')
  const actions: Record<Action, () => Promise<unknown>> = {
    room: () => client.resources.createResource({ resource: { name, typeId: readText(form, 'typeId') || null } }),
    edit: () =>
      client.resources.updateResource({
        resource: {
          id,
          revision,
          name,
          bookable: form.get('bookable') !== null,
          locationOptions: toLocationOptions(readText(form, 'locationId')),
        },
      }),
    delete: () => client.resources.deleteResource({ resourceId: id }),
    restore: () => client.resources.restoreResource({ resourceId: id }),
    kind: () =>
      client.resources.createResourceType({
        resourceType: { name },
        quantity: Math.min(50, Math.max(0, Math.trunc(Number(readText(form, 'quantity'))) || 0)),
      }),
    renameKind: () => client.resources.updateResourceType({ resourceType: { id, revision, name } }),
    deleteKind: () => client.resources.deleteResourceType({ resourceTypeId: id }),
  }
  const action = readText(form, 'intent')
  if (!isAction(action, actions)) return undefined
  try {
    await actions[action]()
    return { action, id, name }
  } catch (error) {
    return { action, id, name, problem: refusalProblem(error) }
  }
}

const isAction = (action: string, actions: Record<Action, unknown>): action is Action => Object.hasOwn(actions, action)

/** One location, or all of them. */
function toLocationOptions(locationId: string) {
  if (locationId === '') return { availableInAllLocations: true }
  const businessLocations = [{ locationId }]
  return { specificLocationOptions: { availableInBusinessLocations: true, businessLocations } }
}
