import type { Client } from '@kalends/sdk'
import { type Problem, problemOf } from '../../staff/data/problems.ts'

export type Action = 'room' | 'edit' | 'delete' | 'restore' | 'kind' | 'renameKind' | 'deleteKind'

/** What became of a form of the page. */
export type Outcome = { did: Action; id: string; name: string; problem?: Problem }

/** Carries out what a form of the page asks; undefined for a form that is none of its own. */
export async function changeRooms(client: Client, form: FormData): Promise<Outcome | undefined> {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const [id, name, revision] = [text('id'), text('name'), text('revision')]
  const actions: Record<Action, () => Promise<unknown>> = {
    room: () => client.resources.createResource({ resource: { name, typeId: text('typeId') || null } }),
    edit: () =>
      client.resources.updateResource({
        resource: {
          id,
          revision,
          name,
          bookable: form.get('on') !== null,
          locationOptions: locationsIn(text('place')),
        },
      }),
    delete: () => client.resources.deleteResource({ resourceId: id }),
    restore: () => client.resources.restoreResource({ resourceId: id }),
    kind: () =>
      client.resources.createResourceType({
        resourceType: { name },
        quantity: Math.min(50, Math.max(0, Math.trunc(Number(text('quantity'))) || 0)),
      }),
    renameKind: () => client.resources.updateResourceType({ resourceType: { id, revision, name } }),
    deleteKind: () => client.resources.deleteResourceType({ resourceTypeId: id }),
  }
  const did = text('do')
  if (!isAction(did, actions)) return undefined
  try {
    await actions[did]()
    return { did, id, name }
  } catch (error) {
    return { did, id, name, problem: problemOf(error) }
  }
}

const isAction = (did: string, actions: Record<Action, unknown>): did is Action => Object.hasOwn(actions, did)

/** At one place, or at all. */
function locationsIn(locationId: string) {
  if (locationId === '') return { availableInAllLocations: true }
  const businessLocations = [{ locationId }]
  return { specificLocationOptions: { availableInBusinessLocations: true, businessLocations } }
}
