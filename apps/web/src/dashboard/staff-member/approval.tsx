import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import type { Outcome } from '../staff/data/change-person.ts'
import { ActionProblem } from '../staff/problem.tsx'
import styles from '../staff/staff.module.css'
import type { PersonPage } from './data/load-page.ts'

/** Approval of a staff member who was invited: bookable once they accept, or when the business confirms. */
export function Approval({ page, outcome }: { page: PersonPage; outcome: Outcome | undefined }) {
  const t = useT()
  const status = page.shown?.approvalStatus ?? 'APPROVED'
  if (status === 'APPROVED') return null
  return (
    <section className={styles.part} aria-labelledby="approval">
      <h2 id="approval">{t(`staff.approval.${status}.short`)}</h2>
      <p>{t(`staff.approval.${status}`, { name: page.person.name ?? '' })}</p>
      <ActionProblem outcome={outcome} action="approve" />
      {page.canChange && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="approve" />
          <Button>{t('staff.approval.button')}</Button>
        </Form>
      )}
    </section>
  )
}
