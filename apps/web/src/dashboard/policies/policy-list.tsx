import { useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { usePageLink } from '../page-link.ts'
import type { ListedPolicy } from './data/load-policies.ts'
import styles from './policies.module.css'
import type { Rule } from './rules.ts'
import { useSentence } from './use-sentence.ts'

/** Limits on when customers book, if there are any, then whether they can cancel and reschedule. */
function listedRules({ limitEarlyBookingPolicy, limitLateBookingPolicy }: ListedPolicy['policy']): Rule[] {
  return [
    ...(limitEarlyBookingPolicy?.enabled ? (['early'] as const) : []),
    ...(limitLateBookingPolicy?.enabled ? (['late'] as const) : []),
    'cancel',
    'move',
  ]
}

export const policyRowId = (id: string): string => `policy-${id}`

/** All policies with their most important rules and the number of services. */
export function PolicyList({ all, open }: { all: readonly ListedPolicy[]; open: string | null }) {
  const t = useT()
  const pageLink = usePageLink()
  const sentence = useSentence()
  return (
    <ol className={styles.list}>
      {all.map(({ policy, count }) => (
        <li key={policy.id}>
          <RowLink
            id={policyRowId(policy.id)}
            to={pageLink({ policy: policy.id, rule: null, confirm: null })}
            className={styles.row}
            isOpen={policy.id === open}
            preventScrollReset
          >
            <span className={styles.names}>
              <span className={styles.name}>
                <bdi>{policy.name || t('policies.unnamed')}</bdi>
                {policy.default && <Chip tone="ok">{t('policies.default')}</Chip>}
              </span>
              <span className={styles.gist}>
                {listedRules(policy)
                  .map((rule) => sentence(rule, policy))
                  .join(' ')}
              </span>
            </span>
            <span className={styles.count}>{t('policies.usedBy', { count })}</span>
          </RowLink>
        </li>
      ))}
    </ol>
  )
}
