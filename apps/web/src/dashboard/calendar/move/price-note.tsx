import { useFormats, useT } from '../../../lib/translate.tsx'
import { Alert } from '../../../ui/alert.tsx'
import type { PriceChange } from './load-price-change.ts'

/** The price before and after a move, and what is then due or goes back, before the move is saved. */
export function PriceNote({ price: { currency, from, to, due, owedBack } }: { price: PriceChange }) {
  const t = useT()
  const formats = useFormats()
  const money = (value: string): string => formats.money({ value, currency })
  const what = Number(owedBack) > 0 ? 'owedBack' : Number(due) > 0 ? 'due' : 'nothing'
  const amount = money(what === 'owedBack' ? owedBack : due)
  return (
    <Alert tone="warn" role="status">
      {t('dashboard.calendar.move.price', { from: money(from), to: money(to) })}{' '}
      {t(`dashboard.calendar.move.price.${what}`, { amount })}
    </Alert>
  )
}
