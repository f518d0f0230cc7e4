import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { Delivery } from './load-delivery.ts'
import styles from './mail.module.css'

type Props = { pause: NonNullable<Delivery['pause']>; waiting: number; isOwner: boolean; zone: string }

/** Says that emails are paused, why, and what to do: owners can change the settings, others tell them. */
export function PauseNotice({ pause, waiting, isOwner, zone }: Props) {
  const t = useT()
  const formats = useFormats()
  const { reason, answer, sinceDate, nextAttemptDate } = pause
  return (
    <Alert tone="warn" role="status" className={styles.notice}>
      <p>
        <b>{t('mail.paused.title', { since: formats.moment(sinceDate, zone) })}</b>
      </p>
      <p>
        {t(`mail.reason.${reason}`)} {isOwner ? t(`mail.remedy.${reason}`) : t('mail.paused.owner')}{' '}
        {t('mail.paused.waiting', { count: waiting, next: formats.time(nextAttemptDate, zone) })}
      </p>
      {answer && <p className={styles.answer}>{t('mail.answer', { answer })}</p>}
      {isOwner && (
        <p>
          <Link to={dashboardPaths.mailSettings()}>{t('mail.paused.settings')}</Link>
        </p>
      )}
    </Alert>
  )
}
