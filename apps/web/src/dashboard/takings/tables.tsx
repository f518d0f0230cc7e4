import type { Infer, payments } from '@kalends/contract'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from '../payments/payments.module.css'

export type Takings = Infer<typeof payments.Takings>
type Line = Takings['totals'][number]

/** The net takings in words, one amount per currency. */
export function useTotalText({ totals }: Takings): string {
  const formats = useFormats()
  return formats.allOf(totals.map(({ net, currency }) => formats.money({ value: net, currency })))
}

/** Takings by method, staff member and tax. */
export function TakingsTables({ takings, name }: { takings: Takings; name: string }) {
  const t = useT()
  return (
    <>
      <Table
        of={name}
        title={t('takings.byMethod')}
        lines={takings.byMethod}
        totals={takings.totals}
        describe={({ key }) => t(`receipt.method.${key as 'CASH'}`)}
      />
      <Table
        of={name}
        title={t('takings.byStaff')}
        lines={takings.byResource}
        describe={({ key, name }) => (key === null ? t('takings.noStaff') : name)}
      />
      <Table
        of={name}
        title={t('takings.byTax')}
        lines={takings.byTax}
        describe={({ key, name }) => (key === null ? t('takings.noTax') : name)}
      />
    </>
  )
}

/** The totals alone. */
export function Totals({ takings, name }: { takings: Takings; name: string }) {
  const t = useT()
  return <Table of={name} title={t('takings.total')} lines={takings.totals} describe={({ currency }) => currency} />
}

type Props = {
  /** What the takings are of: landmarks need names of their own. */
  of: string
  title: string
  lines: Line[]
  totals?: Line[]
  describe: (line: Line) => string
}

function Table({ of, title, lines, totals = [], describe }: Props) {
  const t = useT()
  const columns = ['count', 'paid', 'refunded', 'tax', 'net'] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways takes the focus
    <section className={styles.scroll} tabIndex={0} aria-label={`${of}: ${title}`}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('takings.name')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.figure}>
                {t(`takings.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={`${line.currency} ${line.key}`} line={line} name={describe(line)} />
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot>
            {totals.map((line) => (
              <Row key={line.currency} line={line} name={t('takings.total')} />
            ))}
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Row({ line, name }: { line: Line; name: string }) {
  const formats = useFormats()
  const { currency, count, paid, refunded, tax, net } = line
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={styles.figure}>{formats.number(count)}</td>
      {Object.entries({ paid, refunded, tax, net }).map(([column, value]) => (
        <td key={column} className={styles.figure}>
          {formats.money({ value, currency })}
        </td>
      ))}
    </tr>
  )
}
