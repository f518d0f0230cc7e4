import styles from './block.module.css'

const MOST = 12

/** Seats of a class as short bars, taken ones filled. */
export function SeatsMeter({ taken, capacity }: { taken: number; capacity: number }) {
  if (capacity > MOST) return null
  return (
    <span className={styles.meter}>
      {Array.from({ length: capacity }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
        <i key={index} className={index < taken ? styles.taken : undefined} />
      ))}
    </span>
  )
}
