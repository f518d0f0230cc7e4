import { useSyncExternalStore } from 'react'
import { useFormats, useT } from '../lib/translate.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './offline-bar.module.css'

/** Says that the line is gone and how old the page is. Always in the document, so that the words are spoken. */
export function OfflineBar({ loadedAt, timeZone }: { loadedAt: number | undefined; timeZone: string | undefined }) {
  const t = useT()
  const formats = useFormats()
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.bar}>
          <Icon name="offline" size={18} />
          {t('common.offline', { time: formats.time(loadedAt ?? 0, timeZone ?? 'UTC') })}
        </p>
      )}
    </div>
  )
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
