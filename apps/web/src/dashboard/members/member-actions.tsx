import { Form } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { usePageLink } from '../page-link.ts'
import type { Action } from './data/change-member.ts'
import type { MemberShown } from './data/load-member.ts'
import type { MemberRow } from './data/load-members.ts'
import styles from './members.module.css'

/** Actions on a member; irreversible ones ask for confirmation. */
export function MemberActions({ member, isConfirming }: { member: MemberRow; isConfirming: boolean }) {
  const t = useT()
  const pageLink = usePageLink()
  if (isConfirming && member.status !== 'OFFLINE')
    return (
      <section className={styles.confirm} aria-label={t('members.disconnect.name', { name: member.name })}>
        <p>{t('members.disconnect.confirm', { name: member.name })}</p>
        <div className={styles.actions}>
          <Press does="disconnect" look="danger" member={member} />
          <LinkButton to={pageLink({ confirm: null })} preventScrollReset>
            {t('common.cancel')}
          </LinkButton>
        </div>
      </section>
    )
  return (
    <div className={styles.actions}>
      {(member.status === 'PENDING' || member.status === 'BLOCKED') && (
        <Press does="approve" look="outline" member={member} />
      )}
      {member.status === 'APPROVED' && <Press does={member.isMuted ? 'unmute' : 'mute'} look="quiet" member={member} />}
      {(member.status === 'APPROVED' || member.status === 'PENDING') && (
        <Press does="block" look="quiet" member={member} />
      )}
      {member.status !== 'OFFLINE' && (
        <LinkButton
          to={pageLink({ confirm: member.id })}
          look="quiet"
          aria-label={t('members.disconnect.name', { name: member.name })}
          preventScrollReset
        >
          {t('members.disconnect')}
        </LinkButton>
      )}
      <Press does="remove" look="quietDanger" member={member} />
    </div>
  )
}

/** Actions for a member who cannot sign in, or should not be able to. */
export function MoreMemberActions({ member, isConfirming }: { member: MemberShown; isConfirming: boolean }) {
  const t = useT()
  const pageLink = usePageLink()
  const { name, factorTypes } = member
  if (isConfirming && factorTypes.length > 0)
    return (
      <section className={styles.confirm} aria-label={t('members.removeFactors.name', { name })}>
        <p>{t('members.removeFactors.confirm', { name })}</p>
        <p className={styles.note}>{t('members.removeFactors.text')}</p>
        <div className={styles.actions}>
          <Press does="removeFactors" look="danger" member={member} />
          <LinkButton to={pageLink({ confirm: null })} preventScrollReset>
            {t('common.cancel')}
          </LinkButton>
        </div>
      </section>
    )
  return (
    <div className={styles.actions}>
      {member.status !== 'BLOCKED' && <Press does="mailLink" look="outline" member={member} />}
      <Press does="signOut" look="outline" member={member} />
      {factorTypes.length > 0 && (
        <LinkButton
          to={pageLink({ confirm: 'factors' })}
          aria-label={t('members.removeFactors.openName', { name })}
          preventScrollReset
        >
          {t('members.removeFactors.open')}
        </LinkButton>
      )}
    </div>
  )
}

/** Changes the address a member signs in with. */
export function EmailAction({ member: { id, name, status } }: { member: MemberRow }) {
  const t = useT()
  const isSending = useIsSubmitting('changeEmail', { id })
  return (
    <Form method="post" preventScrollReset className={styles.emailForm}>
      <input type="hidden" name="intent" value="changeEmail" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="previousStatus" value={status} />
      <TextField
        label={t('members.changeEmail.new')}
        hint={t('members.changeEmail.hint')}
        name="newEmail"
        type="email"
        autoComplete="off"
        maxLength={320}
        required
      />
      <Button look="outline" busy={isSending} aria-label={t('members.changeEmail.name', { name })}>
        {t('members.changeEmail')}
      </Button>
    </Form>
  )
}

type PressProps = {
  does: Exclude<Action, 'restore' | 'changeEmail' | 'endPlans'>
  look: 'outline' | 'quiet' | 'danger' | 'quietDanger'
  member: MemberRow
}

function Press({ does, look, member: { id, name, status } }: PressProps) {
  const t = useT()
  const isSending = useIsSubmitting(does, { id })
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={does} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="previousStatus" value={status} />
      <Button look={look} busy={isSending} aria-label={t(`members.${does}.name`, { name })}>
        {t(`members.${does}`)}
      </Button>
    </Form>
  )
}
