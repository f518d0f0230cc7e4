import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { loadBookable } from '../steps/load-bookable.ts'
import { choicesView } from '../view/choices.ts'

/** Of a hidden service too: a direct link works. */
export const getServiceChoices: Operation<'getServiceChoices'> = async ({ input, actor }, context) => {
  const service = await loadBookable(context.readDb, actor.siteId, input.serviceId)
  return service && !service.deleted ? choicesView(service) : fail('SERVICE_NOT_FOUND')
}
