import { useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import type { CheckoutOrder } from './data/load-checkout-orders.ts'

const tones = { APPROVED: 'ok', DRAFT: 'warn', CANCELED: 'plain' } as const

/** Where an order stands, in a word. */
export function CheckoutOrderStatus({ status }: Pick<CheckoutOrder, 'status'>) {
  const t = useT()
  return <Chip tone={tones[status]}>{t(`orders.checkout.status.${status}`)}</Chip>
}
