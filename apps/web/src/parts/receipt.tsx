import type { Infer, payments } from '@kalends/contract'
import { useHref } from 'react-router'
import { dayIn, leftToRight } from '../lib/format.ts'
import { useSite } from '../lib/site.ts'
import { type Translate, useFormats, useT } from '../lib/translate.tsx'
import { AnchorButton, Button } from '../ui/button.tsx'
import styles from './receipt.module.css'

const MINUTES_A_DAY = 1440

export type WireReceipt = Infer<typeof payments.Receipt>

export const receiptTitle = (t: Translate, { kind, number }: Pick<WireReceipt, 'kind' | 'number'>): string =>
  t(`receipt.${kind}`, { number: String(number) })

/** A receipt or credit note, ready to be printed. `file`: path of its PDF. */
export function Receipt({ receipt, file }: { receipt: WireReceipt; file: string }) {
  const t = useT()
  const formats = useFormats()
  const { timeZone } = useSite()
  const { kind, currency, method, card } = receipt
  const money = (value: string): string => formats.money({ value, currency })
  return (
    <article className={styles.receipt} aria-label={receiptTitle(t, receipt)}>
      <header className={styles.head}>
        <p className={styles.business}>
          <bdi>{receipt.businessName}</bdi>
        </p>
        {receipt.header && (
          <p className={styles.text} dir="auto">
            {receipt.header}
          </p>
        )}
      </header>
      <dl className={styles.facts}>
        <dt>{t('receipt.issued')}</dt>
        <dd>
          <time dateTime={receipt.issuedDate}>{formats.dayMonthYear(dayIn(receipt.issuedDate, timeZone))}</time>
        </dd>
        {(receipt.customerName || receipt.customerEmail) && (
          <>
            <dt>{t('receipt.customer')}</dt>
            <dd>
              <bdi>{[receipt.customerName, receipt.customerEmail].filter(Boolean).join(', ')}</bdi>
            </dd>
          </>
        )}
      </dl>
      <Lines receipt={receipt} money={money} />
      <dl className={styles.sums}>
        <dt>{t(kind === 'RECEIPT' ? 'receipt.paid' : 'receipt.refunded')}</dt>
        <dd className="k-num">
          <b>{money(receipt.amount)}</b>
        </dd>
        {Number(receipt.tax) > 0 && (
          <>
            <dt>{t('receipt.paidTax')}</dt>
            <dd className="k-num">{money(receipt.tax)}</dd>
          </>
        )}
        <dt>{t('receipt.method')}</dt>
        <dd>
          {t(`receipt.method.${method}`)}
          {card && `, ${leftToRight(card)}`}
        </dd>
      </dl>
      {receipt.footer && (
        <p className={styles.text} dir="auto">
          {receipt.footer}
        </p>
      )}
      <p className={styles.print}>
        <Button type="button" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>{' '}
        <AnchorButton href={useHref(file)} download>
          {t('receipt.pdf')}
        </AnchorButton>
      </p>
    </article>
  )
}

function Lines({ receipt, money }: { receipt: WireReceipt; money: (value: string) => string }) {
  const t = useT()
  const formats = useFormats()
  const { lines, subtotal, discount, chargeTax, taxName, taxPercent, taxIncluded, total } = receipt
  const isSplit = taxName !== null || Number(discount) > 0
  return (
    <table className={styles.lines}>
      <caption className="k-unseen">{t('receipt.lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('receipt.item')}</th>
          <th scope="col" className={styles.figure}>
            {t('receipt.quantity')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <tr key={index}>
            <td>
              <bdi>{line.kind ? t('receipt.paidElsewhere') : line.name || t('receipt.adjustment')}</bdi>
              {line.days !== undefined && `, ${formats.duration(line.days * MINUTES_A_DAY)}`}
            </td>
            <td className={styles.figure}>{formats.number(line.quantity)}</td>
            <td className={styles.figure}>{money(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {isSplit && !taxIncluded && <Sum name={t('receipt.subtotal')} value={money(subtotal)} />}
        {Number(discount) > 0 && <Sum name={t('receipt.discount')} value={money(`-${discount}`)} />}
        {taxName !== null && !taxIncluded && (
          <Sum name={t('receipt.tax', { name: taxName, percent: taxPercent ?? '' })} value={money(chargeTax)} />
        )}
        <Sum name={t('receipt.total')} value={money(total)} isTotal />
        {taxName !== null && taxIncluded && (
          <Sum name={t('receipt.taxIncluded', { name: taxName, percent: taxPercent ?? '' })} value={money(chargeTax)} />
        )}
      </tfoot>
    </table>
  )
}

function Sum({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td className={styles.figure}>{value}</td>
    </tr>
  )
}
