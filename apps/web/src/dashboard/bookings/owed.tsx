import type { Money } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from './bookings.module.css'

/** What is owed for all listed bookings, those of other pages too. */
export function Owed({ count, amounts }: { count: number; amounts: readonly Money[] }) {
  const t = useT()
  const formats = useFormats()
  const amount = formats.allOf(amounts.map((money) => formats.money(money)))
  return (
    <p role="status" className={styles.owed}>
      {t.rich('dashboard.unpaid.sum', { amount, count }, { b: (children: React.ReactNode) => <b>{children}</b> })}
    </p>
  )
}
