import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import styles from './access.module.css'
import { AccessRows } from './access-rows.tsx'
import type { WireKey } from './data/load-access.ts'

type Props = { keys: readonly WireKey[]; open: string | null; zone: string }

/** The list of active API keys. */
export function KeysPart({ keys, open, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const day = (at: string): string => formats.dayMonthYear(dayIn(at, zone))
  return (
    <>
      <p className={styles.lead}>{t('access.keys.text')}</p>
      <AccessRows
        all={keys}
        open={open}
        none={t('access.keys.none')}
        about={({ permissions, createdDate, lastUsedDate }) => (
          <>
            <span className={styles.note}>
              {permissions ? t('access.permissionCount', { count: permissions.length }) : t('access.all')}
            </span>
            <span className={styles.note}>
              {lastUsedDate
                ? t('access.used', { day: day(lastUsedDate) })
                : t('access.unused', { day: day(createdDate) })}
            </span>
          </>
        )}
      />
    </>
  )
}
