import { useConnection } from '../lib/online.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline-bar.module.css'

/** Tells that the connection is lost and how old the page is. Always rendered, so that screen readers announce it. */
export function OfflineBar({ loadedAt, timeZone }: { loadedAt: number | undefined; timeZone: string | undefined }) {
  const t = useT()
  const formats = useFormats()
  const { online, isLinkHeld } = useConnection()
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar}>
          <Icon name="offline" size={18} />
          {isLinkHeld
            ? t('common.offline.held')
            : t(navigator.onLine ? 'common.unreachable' : 'common.offline', {
                time: formats.time(loadedAt ?? 0, timeZone ?? 'UTC'),
              })}
        </p>
      )}
    </div>
  )
}
