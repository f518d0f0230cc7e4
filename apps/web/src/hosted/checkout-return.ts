import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { loadPreparedCheckout } from './checkout/load-checkout.ts'
import { hostedPaths } from './hosted-paths.ts'

/** Continues after a payment: the next one, or the order. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { id, orderId } = await loadPreparedCheckout(context.get(requestContext), params['checkoutId'] ?? '')
  throw redirect(orderId === null ? hostedPaths.checkout(id) : hostedPaths.checkoutOrder(orderId), 303)
}
