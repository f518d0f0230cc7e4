import { useFormats, useT } from '../../../lib/translate.tsx'
import drawer from '../../frame/drawer.module.css'
import { displayName } from '../grid/item-texts.ts'
import type { Item } from '../model.ts'
import styles from './drawer.module.css'

/** What is already known of the clicked booking, while the rest loads. */
export function LoadingBooking({ item, zone }: { item: Item | undefined; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return (
    <aside className={drawer.drawer} aria-busy="true" aria-label={t('dashboard.calendar.opening')}>
      <div className={drawer.top} />
      {item && (
        <div className={styles.head}>
          <h2>{displayName(item, t)}</h2>
          <p className="k-2">{item.title}</p>
          <p className={styles.when}>{formats.timeRange(item.from, item.until, zone)}</p>
        </div>
      )}
      <i className={styles.bone} />
      <i className={styles.bone} />
      <i className={styles.bone} />
    </aside>
  )
}
