import { useOnline } from '../../lib/online.ts'
import { useT } from '../../lib/translate.tsx'
import type { Change } from './changes/change.ts'
import styles from './grid/grid.module.css'
import { type Store, useStore } from './store.ts'

/** The number of changes that wait for a connection. */
export function PendingChanges({ store }: { store: Store<readonly Change[]> }) {
  const t = useT()
  const count = useStore(store).length
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && count > 0 && <p className={styles.waiting}>{t('dashboard.calendar.waiting', { count })}</p>}
    </div>
  )
}
