import { Form } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import type { WireInvitation } from './data/load-people.ts'
import styles from './people.module.css'

/** Pending invitations. */
export function InvitationList({ invitations, zone }: { invitations: readonly WireInvitation[]; zone: string }) {
  const t = useT()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className={styles.title}>
        {t('people.invited')}
      </h2>
      <ol className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.invitation}>
            <span className={styles.names}>
              <span className={styles.name} dir="auto">
                {invitation.name || invitation.email}
              </span>
              {invitation.name && <bdi className={styles.email}>{invitation.email}</bdi>}
            </span>
            <span className={styles.role}>{t(`dashboard.role.${invitation.role}`)}</span>
            <Until invitation={invitation} zone={zone} />
            <span className={styles.actions}>
              <InvitationAction does="renew" invitation={invitation} />
              <InvitationAction does="revoke" invitation={invitation} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Until({ invitation: { status, expiresDate }, zone }: { invitation: WireInvitation; zone: string }) {
  const t = useT()
  const formats = useFormats()
  if (status === 'EXPIRED')
    return (
      <span className={styles.seen}>
        <Chip tone="warn">{t('people.expired')}</Chip>
      </span>
    )
  return (
    <span className={styles.seen}>{t('people.until', { day: formats.dayMonthYear(dayIn(expiresDate, zone)) })}</span>
  )
}

function InvitationAction({
  does,
  invitation: { id, name, email },
}: {
  does: 'renew' | 'revoke'
  invitation: WireInvitation
}) {
  const t = useT()
  const isSending = useIsSubmitting(does, { id })
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={does} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name || email} />
      <Button
        look={does === 'renew' ? 'outline' : 'quietDanger'}
        busy={isSending}
        aria-label={t(`people.${does}.name`, { name: name || email })}
      >
        {t(`people.${does}`)}
      </Button>
    </Form>
  )
}
