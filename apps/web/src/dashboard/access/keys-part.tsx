import { Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Nothing } from '../frame/page.tsx'
import { useHere } from '../here.ts'
import styles from './access.module.css'
import { accessRowId } from './clients-part.tsx'
import type { WireKey } from './data/load-access.ts'

type Props = { keys: readonly WireKey[]; open: string | null; zone: string }

/** Keys that work, a row each. */
export function KeysPart({ keys, open, zone }: Props) {
  const t = useT()
  const here = useHere()
  const formats = useFormats()
  const day = (at: string): string => formats.dayMonthYear(dayIn(at, zone))
  return (
    <>
      <p className={styles.lead}>{t('access.keys.text')}</p>
      {keys.length === 0 && <Nothing>{t('access.keys.none')}</Nothing>}
      <ul className={styles.list}>
        {keys.map(({ id, name, permissions, createdDate, lastUsedDate }) => (
          <li key={id}>
            <Link
              id={accessRowId(id)}
              to={here({ open: id, new: null, ask: null })}
              className={styles.row ?? ''}
              aria-current={open === id || undefined}
              preventScrollReset
            >
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.note}>
                {permissions ? t('access.mayCount', { count: permissions.length }) : t('access.all')}
              </span>
              <span className={styles.note}>
                {lastUsedDate
                  ? t('access.used', { day: day(lastUsedDate) })
                  : t('access.unused', { day: day(createdDate) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
