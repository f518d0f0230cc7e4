import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findOptions } from '../store/options-rows.ts'
import { optionsEntityView } from '../view/options-entity.ts'

/** Of a hidden service too: a direct link works. */
export const getServiceOptionsAndVariants: Operation<'getServiceOptionsAndVariants'> = async (
  { input, actor },
  { db },
) => {
  const found = await findOptions(db, actor.siteId, { id: input.serviceOptionsAndVariantsId })
  return { serviceOptionsAndVariants: optionsEntityView(found ?? fail('SERVICE_OPTIONS_NOT_FOUND')) }
}

export const getServiceOptionsAndVariantsByServiceId: Operation<'getServiceOptionsAndVariantsByServiceId'> = async (
  { input, actor },
  { db },
) => {
  const found = await findOptions(db, actor.siteId, { serviceId: input.serviceId })
  return { serviceVariants: optionsEntityView(found ?? fail('SERVICE_OPTIONS_NOT_FOUND')) }
}
