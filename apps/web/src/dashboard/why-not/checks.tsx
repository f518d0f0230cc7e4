import { useT } from '../../lib/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Explanation } from './load.ts'
import type { Words } from './use-words.ts'
import styles from './why-not.module.css'

/** Every rule that was looked at, with where it comes from. */
export function Checks({ answer, words }: { answer: Explanation; words: Words }) {
  const t = useT()
  return (
    <section className={styles.box} aria-labelledby="checks">
      <h2 id="checks">{t('why.checks')}</h2>
      <ul className={styles.checks}>
        {answer.checked.map(({ rule, passed }) => (
          <li key={rule} className={passed ? undefined : styles.failed}>
            <Icon name={passed ? 'check' : 'close'} size={18} />
            <span>
              <span className="k-unseen">{t(passed ? 'why.passed' : 'why.failed')} </span>
              {words.check(rule)}
            </span>
            <span>{words.source(rule, passed)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.same}>{t('why.checks.same')}</p>
    </section>
  )
}
