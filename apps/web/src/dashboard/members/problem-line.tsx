import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Outcome } from './data/change-member.ts'
import styles from './members.module.css'

/** The error of the last action. */
export function ProblemLine({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  if (!outcome || !('problem' in outcome)) return null
  return (
    <Alert className={styles.alert}>
      {t(problemKey(`members.problem.${outcome.problem}`), { name: outcome.name, noun: 'member' })}
      {outcome.bookings.length > 0 && <Names of={outcome.bookings} />}
      {outcome.plans.length > 0 && (
        <>
          <Names of={outcome.plans} />
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="endPlans" />
            <input type="hidden" name="id" value={outcome.id} />
            <input type="hidden" name="name" value={outcome.name} />
            <input type="hidden" name="previousStatus" value="" />
            <Button look="danger">{t('members.endPlans')}</Button>
          </Form>
        </>
      )}
    </Alert>
  )
}

/** What stands in the way. */
function Names({ of: names }: { of: readonly string[] }) {
  return (
    <ul>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be there twice
        <li key={index}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
