import type { FetcherWithComponents } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { problemKey } from '../frame/problem-key.ts'
import { useBusiness } from '../use-business.ts'
import type { Outcome } from './act.ts'
import styles from './approvals.module.css'

/** The result of the last answer, with undo after declining, unless money went back. */
export function Notice({ outcome, fetcher }: { outcome: Outcome; fetcher: FetcherWithComponents<Outcome> }) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  const { action, name, bookingId, revision, problem, key, refunds } = outcome
  if (problem) return <Alert className={styles.alert}>{t(problemKey(`approvals.problem.${problem}`), { name })}</Alert>
  return (
    <Alert tone="ok" className={styles.alert}>
      <div className={styles.answered}>
        <p>
          {t(`approvals.done.${action}`, { name })}{' '}
          {action === 'decline' && t(sendsEmail ? 'approvals.done.emailSoon' : 'mail.noEmail')}
        </p>
        {action === 'decline' && !refunds && (
          <fetcher.Form method="post" action={dashboardPaths.approvals()}>
            <input type="hidden" name="bookingId" value={bookingId} />
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="key" value={`undo-${key}`} />
            <Button name="intent" value="undo" aria-keyshortcuts="U" data-intent="undo">
              {t('approvals.undo')}
            </Button>
          </fetcher.Form>
        )}
      </div>
    </Alert>
  )
}
