import type { OutputOf } from '@kalends/contract'
import { useT } from '../../lib/translate.tsx'
import { AppSecret } from '../../parts/sign-in/app-secret.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { PasswordField } from '../frame/password-field.tsx'
import type { Intent, Outcome, Refused } from './act.ts'
import styles from './security.module.css'

type Props = { factor: OutputOf<'getStaffFactor'>; outcome: Outcome | undefined }

/** The second factor: an authenticator app. */
export function AppFactor({ factor, outcome }: Props) {
  const refusedAt = (...intents: Intent[]): Refused['kind'] | undefined =>
    outcome && 'refused' in outcome && intents.includes(outcome.action) ? outcome.refused.kind : undefined
  if (factor.isActive) return <Active left={factor.recoveryCodesLeft} refused={refusedAt('codes', 'remove')} />
  if (outcome && 'scan' in outcome) return <Code scan={outcome.scan} />
  if (refusedAt('activate') === 'badCode') return <Code isWrong />
  return <Start refused={refusedAt('start')} />
}

function Start({ refused }: { refused: Refused['kind'] | undefined }) {
  const t = useT()
  return (
    <FormCard
      title={t('security.factor.title')}
      text={t('security.factor.text')}
      intent="start"
      submitLabel={t('security.factor.start')}
    >
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

function Active({ left, refused }: { left: number; refused: Refused['kind'] | undefined }) {
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
      <Confirm refused={refused} />
    </FormCard>
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
