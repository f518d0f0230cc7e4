import type { policies } from '@kalends/contract'
import { useT } from '../../lib/translate.tsx'
import styles from './policies.module.css'
import type { Rule } from './rules.ts'
import { useSentence } from './use-sentence.ts'

/** The policy as customers see it beside a service's times. */
export function Preview({ policy }: { policy: policies.BookingPolicy }) {
  const t = useT()
  const sentence = useSentence()
  const shown: Rule[] = ['cancel', 'move']
  if (policy.limitRebookingPolicy?.enabled) shown.push('rebooking')
  return (
    <section className={styles.preview} aria-labelledby="policy-preview">
      <h3 id="policy-preview">{t('policies.preview')}</h3>
      <ul>
        {shown.map((rule) => (
          <li key={rule}>{sentence(rule, policy)}</li>
        ))}
      </ul>
      {policy.customPolicyDescription?.enabled && (
        <p dir="auto" className={styles.own}>
          {policy.customPolicyDescription.description}
        </p>
      )}
    </section>
  )
}
