import type { OutputOf } from '@kalends/contract'
import { Form, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { AppSecret } from '../../parts/sign-in/app-secret.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { RecoveryCodes } from '../../parts/sign-in/recovery-codes.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import type { FactorOutcome, Refused } from './act-factor.ts'
import { ConfirmField, type Listed, mustSignIn, RefusedNote, SignInFirst } from './confirm-field.tsx'

type Props = { listed: OutputOf<'listFactors'>; outcome: Extract<FactorOutcome, { at: 'app' }> | undefined }

/** The authenticator app as second factor. */
export function AppFactor({ listed, outcome }: Props) {
  const t = useT()
  const app = listed.factors.find(({ type, isActive }) => type === 'TOTP' && isActive)
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  const texts = {
    title: t('account.factor.recovery'),
    text: t('account.factor.recoveryText'),
    copy: t('account.factor.copy'),
    print: t('account.factor.print'),
  }
  return (
    <Section id="app" title={t('account.factor.title')} text={t('account.factor.text')}>
      {outcome && 'recoveryCodes' in outcome && outcome.recoveryCodes.length > 0 && (
        <RecoveryCodes codes={outcome.recoveryCodes} texts={texts} />
      )}
      {outcome && 'done' in outcome && <p role="status">{t('account.factor.done.off')}</p>}
      <RefusedNote refused={refused} />
      {app ? (
        <Active factorId={app.id} listed={listed} refused={refused} />
      ) : outcome && 'scan' in outcome ? (
        <Scan {...outcome.scan} refused={refused?.kind === 'badCode' ? refused : undefined} />
      ) : outcome && 'code' in outcome && refused?.kind === 'badCode' ? (
        <Code factorId={outcome.code.factorId} refused={refused} />
      ) : (
        <Start listed={listed} refused={refused} />
      )}
    </Section>
  )
}

function Start({ listed, refused }: { listed: Listed; refused: Refused | undefined }) {
  const t = useT()
  if (mustSignIn(listed)) return <SignInFirst section="app">{t('account.factor.start')}</SignInFirst>
  return (
    <Form method="post" className={frame.form}>
      <ConfirmField listed={listed} refused={refused} />
      <Button name="intent" value="app.start">
        {t('account.factor.start')}
      </Button>
    </Form>
  )
}

type ScanProps = { factorId: string; secret: string; picture: string; refused: Refused | undefined }

function Scan({ factorId, refused, ...shown }: ScanProps) {
  const t = useT()
  return (
    <>
      <p>{t('account.factor.scan')}</p>
      <AppSecret {...shown} texts={{ picture: t('account.factor.picture'), secret: t('account.factor.secret') }} />
      <Code factorId={factorId} refused={refused} shown={shown} />
    </>
  )
}

type CodeProps = { factorId: string; refused: Refused | undefined; shown?: { secret: string; picture: string } }

/** `shown`: what the app scans, sent along so that a wrong code shows it again. */
function Code({ factorId, refused, shown }: CodeProps) {
  const t = useT()
  const busy = useNavigation().formData?.get('intent') === 'app.on'
  return (
    <Form method="post" className={frame.form}>
      <input type="hidden" name="factorId" value={factorId} />
      {Object.entries(shown ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CodeField
        label={t('account.factor.code')}
        required
        error={refused ? t('account.factor.refused.badCode') : undefined}
      />
      <Button look="filled" name="intent" value="app.on" busy={busy}>
        {t('account.factor.on')}
      </Button>
    </Form>
  )
}

type ActiveProps = { factorId: string; listed: Props['listed']; refused: Refused | undefined }

function Active({ factorId, listed, refused }: ActiveProps) {
  const t = useT()
  return (
    <>
      <p>
        <Chip tone="ok" icon="check">
          {t('account.factor.active')}
        </Chip>{' '}
        {t('account.factor.left', { left: listed.recoveryCodesLeft })}
      </p>
      <Form method="post" className={frame.form}>
        <input type="hidden" name="factorId" value={factorId} />
        <ConfirmField listed={listed} refused={refused} />
        <div className={frame.buttons}>
          <Button name="intent" value="app.codes">
            {t('account.factor.codes')}
          </Button>
          <Button look="quietDanger" name="intent" value="app.off">
            {t('account.factor.off')}
          </Button>
        </div>
      </Form>
    </>
  )
}
