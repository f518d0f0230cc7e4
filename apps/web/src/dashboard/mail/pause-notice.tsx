import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { answerKey } from './describe-refusal.ts'
import type { Delivery } from './load-delivery.ts'
import styles from './mail.module.css'

type Props = { delivery: Delivery | null; isOwner: boolean; zone: string }

/** While emails are paused, says so, why, and what to do: owners can change the settings, others tell them. */
export function PauseNotice({ delivery, isOwner, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  if (!delivery?.pause) return null
  const { reason, answer, sinceDate, nextAttemptDate } = delivery.pause
  return (
    <Alert tone="warn" role="status" className={styles.notice}>
      <p>
        <b>{t('mail.paused.title', { since: formats.moment(sinceDate, zone) })}</b>
      </p>
      <p>
        {t(`mail.reason.${reason}`)} {isOwner ? t(`mail.remedy.${reason}`) : t('mail.paused.owner')}{' '}
        {t('mail.paused.waiting', { count: delivery.waiting, next: formats.time(nextAttemptDate, zone) })}
      </p>
      {answer && <p className={styles.answer}>{t(answerKey(reason), { answer })}</p>}
      {isOwner && (
        <p>
          <Link to={dashboardPaths.mailSettings()}>{t('mail.paused.settings')}</Link>
        </p>
      )}
    </Alert>
  )
}
