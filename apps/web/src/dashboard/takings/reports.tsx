import type { Infer, payments } from '@kalends/contract'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from '../payments/payments.module.css'
import { TakingsTables, useTotalText } from './tables.tsx'

type DailyReport = Infer<typeof payments.DailyReport>

/** Daily reports, latest first; each opens to its sums. */
export function Reports({ reports, zone }: { reports: readonly DailyReport[]; zone: string }) {
  const t = useT()
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{t('takings.reports')}</h2>
      {reports.length === 0 && <p className="k-2">{t('takings.reports.none')}</p>}
      <ul>
        {reports.map((report) => (
          <li key={report.id}>
            <Report report={report} zone={zone} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Report({ report, zone }: { report: DailyReport; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const total = useTotalText(report.takings)
  const when = formats.moment(report.closedDate, zone)
  return (
    <details className={styles.report}>
      <summary>
        <b>{t('takings.report', { number: String(report.number) })}</b>
        <span className="k-2">
          {report.closedByName ? t('takings.report.by', { when, name: report.closedByName }) : when}
        </span>
        <b className="k-num">{total}</b>
      </summary>
      <TakingsTables takings={report.takings} name={t('takings.report', { number: String(report.number) })} />
    </details>
  )
}
