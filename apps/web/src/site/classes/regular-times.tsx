import styles from './classes.module.css'

/** When a class or course takes place regularly. */
export function RegularTimes({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul className={styles.regular}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
