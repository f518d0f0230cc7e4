import type { Operation } from '../../../operation.ts'
import { connectionView } from '../view/settings.ts'

export const testStripeConnection: Operation<'testStripeConnection'> = async ({ actor }, context) => ({
  connection: connectionView(await context.gateways.payments.STRIPE.testConnection(context, actor.siteId)),
})
