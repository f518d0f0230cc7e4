import type { Operation } from '../../../operation.ts'
import { loadOwnContactIds } from '../steps/own-charge.ts'
import { listMethods } from '../store/methods.ts'
import { methodView } from '../view/payment.ts'

export const listSavedMethods: Operation<'listSavedMethods'> = async ({ actor }, context) => {
  const contactIds = await loadOwnContactIds(context, actor)
  return { methods: (await listMethods(context.db, actor.siteId, contactIds)).map(methodView) }
}
