import type { OutputOf } from '@kalends/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { AppSecret } from '../../parts/sign-in/app-secret.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { FormCard } from '../fields/form-card.tsx'
import { PasswordField } from '../frame/password-field.tsx'
import { useBusiness } from '../use-business.ts'
import type { Intent, Outcome, Refused } from './act.ts'
import styles from './security.module.css'

type Props = { factor: OutputOf<'getStaffFactor'>; outcome: Outcome | undefined }

/** The second factor: an authenticator app. */
export function AppFactor({ factor, outcome }: Props) {
  const refusedAt = (...intents: Intent[]): Refused['kind'] | undefined =>
    outcome && 'refused' in outcome && intents.includes(outcome.action) ? outcome.refused.kind : undefined
  const notice = !factor.isEmailProved && <Unproved />
  if (factor.isActive)
    return <Active left={factor.recoveryCodesLeft} refused={refusedAt('codes', 'remove')} notice={notice} />
  if (outcome && 'scan' in outcome) return <Code scan={outcome.scan} />
  if (refusedAt('activate') === 'badCode') return <Code isWrong />
  return <Start refused={refusedAt('start')} notice={notice} />
}

type Step = { refused: Refused['kind'] | undefined; notice: ReactNode }

function Start({ refused, notice }: Step) {
  const t = useT()
  return (
    <FormCard
      title={t('security.factor.title')}
      text={t('security.factor.text')}
      intent="start"
      submitLabel={t('security.factor.start')}
    >
      {notice}
      <Confirm refused={refused} />
    </FormCard>
  )
}

/** Shows the secret, once. */
function Code({ scan, isWrong = false }: { scan?: { secret: string; picture: string }; isWrong?: boolean }) {
  const t = useT()
  return (
    <FormCard
      title={t('security.factor.title')}
      {...(scan ? { text: t('security.factor.scan') } : {})}
      intent="activate"
      submitLabel={t('security.factor.on')}
    >
      {scan && (
        <AppSecret {...scan} texts={{ picture: t('security.factor.picture'), secret: t('security.factor.secret') }} />
      )}
      <CodeField
        label={t('security.factor.code')}
        required
        error={isWrong ? t('security.refused.badCode') : undefined}
      />
    </FormCard>
  )
}

function Active({ left, refused, notice }: Step & { left: number }) {
  const t = useT()
  return (
    <FormCard
      title={t('security.factor.title')}
      intent="codes"
      submitLabel={t('security.factor.codes')}
      more={
        <Button look="quietDanger" name="remove" value="yes">
          {t('security.factor.off')}
        </Button>
      }
    >
      <p className={styles.state}>
        <Chip tone="ok" icon="check">
          {t('security.factor.active')}
        </Chip>
        {t('security.factor.left', { left })}
      </p>
      {notice}
      <Confirm refused={refused} />
    </FormCard>
  )
}

/** Warns that the first password link drops the factor: without it the account may be anybody's who had the invitation. */
function Unproved() {
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (!sendsEmail) return null
  return (
    <Alert tone="warn">
      {t('security.factor.unproved')} <Link to={dashboardPaths.forgot()}>{t('security.factor.prove')}</Link>
    </Alert>
  )
}

/** Asks for the password before a change of the sign-in methods. */
function Confirm({ refused }: { refused: Refused['kind'] | undefined }) {
  const t = useT()
  return (
    <PasswordField
      label={t('security.confirm')}
      autoComplete="current-password"
      error={refused === 'wrongPassword' ? t('security.refused.wrongPassword') : undefined}
    />
  )
}
