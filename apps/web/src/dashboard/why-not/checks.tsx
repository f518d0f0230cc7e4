import { useT } from '../../lib/translate.tsx'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import type { Explanation } from './load.ts'
import type { ExplanationTexts } from './use-explanation-texts.ts'
import styles from './why-not.module.css'

/** Every rule that was checked, with its source. */
export function Checks({ answer, texts }: { answer: Explanation; texts: ExplanationTexts }) {
  const t = useT()
  return (
    <section className={`k-card ${styles.box}`} aria-labelledby="checks">
      <h2 id="checks">{t('why.checks')}</h2>
      <ul className={styles.checks}>
        {answer.checked.map(({ rule, passed }) => (
          <li key={rule} className={passed ? undefined : styles.failed}>
            <DashboardIcon name={passed ? 'check' : 'close'} size={18} />
            <span>
              <span className="k-unseen">{t(passed ? 'why.passed' : 'why.failed')} </span>
              {texts.check(rule)}
            </span>
            <span>{texts.source(rule, passed)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.same}>{t('why.checks.same')}</p>
    </section>
  )
}
