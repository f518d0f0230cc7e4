import type { Client } from '@kalends/sdk'
import { done, pauseForm, settleChange, type Unanswered } from '../../commitments/settle-change.ts'
import { readText } from '../../fields/read-form.ts'
import { type Problem, refusalProblem } from '../../staff/data/problems.ts'

export type Action = 'room' | 'edit' | 'pause' | 'delete' | 'restore' | 'kind' | 'renameKind' | 'deleteKind'

/** The result of a form on the page. */
export type Outcome = { action: Action; id: string; name: string; problem?: Problem; unanswered?: Unanswered }

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeRooms(client: Client, form: FormData): Promise<Outcome | undefined> {
  const id = readText(form, 'id')
  const name = readText(form, 'name')
  const revision = readText(form, 'revision')
  const about = { about: 'room' as const, id }
  const actions: Record<Action, () => Promise<Unanswered | undefined>> = {
    room: () => done(client.resources.createResource({ resource: { name, typeId: readText(form, 'typeId') || null } })),
    edit: async () => {
      const isOn = form.get('bookable') !== null
      const locationOptions = toLocationOptions(readText(form, 'locationId'))
      const changes = { id, revision, name, ...(isOn ? { bookable: true } : {}), locationOptions }
      await client.resources.updateResource({ resource: changes })
      if (isOn || readText(form, 'wasOn') === '') return undefined
      return settleChange(client, pauseForm(form, ['id', 'name']), { pauseResource: { resourceId: id } }, about)
    },
    pause: () => settleChange(client, form, { pauseResource: { resourceId: id } }, about),
    delete: () => settleChange(client, form, { deleteResource: { resourceId: id } }, about),
    restore: () => done(client.resources.restoreResource({ resourceId: id })),
    kind: () =>
      done(
        client.resources.createResourceType({
          resourceType: { name },
          quantity: Math.min(50, Math.max(0, Math.trunc(Number(readText(form, 'quantity'))) || 0)),
        }),
      ),
    renameKind: () => done(client.resources.updateResourceType({ resourceType: { id, revision, name } })),
    deleteKind: () => settleChange(client, form, { deleteResourceType: { resourceTypeId: id } }, about),
  }
  const action = readText(form, 'intent')
  if (!isAction(action, actions)) return undefined
  try {
    const unanswered = await actions[action]()
    return { action, id, name, ...(unanswered ? { unanswered } : {}) }
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
