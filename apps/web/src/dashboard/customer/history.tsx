import { useFormats, useT } from '../../lib/translate.tsx'
import { detailNames } from '../customers/data/change-customer.ts'
import styles from './customer.module.css'
import type { CustomerChange } from './data/load-customer.ts'

type Props = { history: readonly CustomerChange[]; zone: string }

/** The change history of the contact, with former values. */
export function CustomerHistory({ history, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  if (history.length === 0) return null
  return (
    <details className={`k-card ${styles.history}`}>
      <summary>{t('customers.history')}</summary>
      <ol>
        {history.map((change) => (
          <li key={`${change.occurredAt} ${change.action} ${JSON.stringify(change.detail)}`}>
            <time dateTime={change.occurredAt}>{formats.moment(change.occurredAt, zone)}</time>
            <Sentence change={change} />
            {change.action === 'update' && <Differences change={change} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Sentence({ change: { action, actorName, detail } }: { change: CustomerChange }) {
  const t = useT()
  const formats = useFormats()
  const name = actorName ?? t('customers.someone')
  const duplicates = Array.isArray(detail.duplicates)
    ? detail.duplicates.map((duplicate) => String(duplicate.name))
    : []
  return <p>{t(`customers.history.${action}`, { name, duplicates: formats.allOf(duplicates) })}</p>
}

type Difference = { from: string | null; to: string | null }

function Differences({ change: { detail } }: { change: CustomerChange }) {
  const t = useT()
  const empty = t('customers.history.empty')
  return (
    <ul>
      {detailNames.flatMap((field) => {
        const changed = detail[field] as Difference | undefined
        if (!changed) return []
        return [
          <li key={field}>
            {t(`customers.field.${field}`)}: <del>{changed.from ?? empty}</del> <ins>{changed.to ?? empty}</ins>
          </li>,
        ]
      })}
    </ul>
  )
}
