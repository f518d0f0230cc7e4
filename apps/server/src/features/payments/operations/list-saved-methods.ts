import type { Operation } from '../../../operation.ts'
import { requireMemberId } from '../../members/index.ts'
import { loadOwnContactIds } from '../steps/own-charge.ts'
import { listMethods } from '../store/methods.ts'
import { findPaymentSettings } from '../store/settings.ts'
import { methodView } from '../view/payment.ts'

export const listSavedMethods: Operation<'listSavedMethods'> = async ({ actor }, context) => {
  const { db } = context
  const [contactIds, settings] = await Promise.all([
    loadOwnContactIds(context, actor),
    findPaymentSettings(db, actor.siteId),
  ])
  const methods = await listMethods(db, actor.siteId, { contactIds, memberId: requireMemberId(actor) })
  return {
    methods: methods.map((method) => {
      const mayPay = method.order_id === null || contactIds.includes(method.contact_id)
      return methodView(method, mayPay ? (settings?.provider ?? 'NONE') : 'NONE')
    }),
  }
}
