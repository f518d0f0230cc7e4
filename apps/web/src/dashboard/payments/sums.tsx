import { useFormats, useT } from '../../lib/translate.tsx'
import type { Charge, ChargePreview } from './data/load-money.ts'
import styles from './payments.module.css'

/** The lines of a charge, then what was paid and what is owed. */
export function Sums({ charge }: { charge: Charge | ChargePreview }) {
  const t = useT()
  const formats = useFormats()
  const { currency, lines, taxName, taxPercent, taxIncluded, tax, total } = charge
  const money = (value: string): string => formats.money({ value, currency })
  const paid =
    'paid' in charge ? charge : { discount: '0', paid: '0', refunded: '0', waived: '0', due: total, owedBack: '0' }
  const taxText = { name: taxName ?? '', percent: taxPercent ?? '' }
  return (
    <dl className={styles.sums}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
        <div key={index}>
          <dt>
            <bdi>{line.name || t('receipt.adjustment')}</bdi>
            {line.quantity > 1 && ` × ${formats.number(line.quantity)}`}
          </dt>
          <dd>{money(line.amount)}</dd>
        </div>
      ))}
      {Number(paid.discount) > 0 && <Sum name={t('payments.line.discount')} value={money(`-${paid.discount}`)} />}
      {taxName !== null && !taxIncluded && <Sum name={t('payments.line.tax', taxText)} value={money(tax)} />}
      {(lines.length > 1 || taxName !== null) && <Sum name={t('payments.line.total')} value={money(total)} />}
      {taxName !== null && taxIncluded && <Sum name={t('payments.line.taxIncluded', taxText)} value={money(tax)} />}
      {Number(paid.paid) > 0 && <Sum name={t('payments.line.paid')} value={money(paid.paid)} />}
      {Number(paid.refunded) > 0 && <Sum name={t('payments.line.refunded')} value={money(paid.refunded)} />}
      {Number(paid.waived) > 0 && <Sum name={t('payments.line.waived')} value={money(paid.waived)} />}
      {Number(paid.owedBack) > 0 ? (
        <div className={styles.owed}>
          <dt>{t('payments.line.owedBack')}</dt>
          <dd>{money(paid.owedBack)}</dd>
        </div>
      ) : (
        <div className={Number(paid.due) > 0 ? styles.owed : styles.settled}>
          <dt>{t('payments.line.due')}</dt>
          <dd>{money(paid.due)}</dd>
        </div>
      )}
    </dl>
  )
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
