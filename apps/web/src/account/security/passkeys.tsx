import type { OutputOf } from '@kalends/contract'
import { useEffect, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { readDevice } from '../../lib/device.ts'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import frame from '../frame/page.module.css'
import { Section } from '../frame/page.tsx'
import type { FactorOutcome, Refused } from './act-factor.ts'
import { ConfirmField, type Listed, mustSignIn, RefusedNote, SignInFirst } from './confirm-field.tsx'
import styles from './factors.module.css'
import list from './security.module.css'

type Passkey = OutputOf<'listPasskeys'>['passkeys'][number]
type Outcome = Extract<FactorOutcome, { at: 'passkeys' }>
type Props = { passkeys: Passkey[]; listed: Listed; zone: string; outcome: Outcome | undefined }

/** The member's passkeys. */
export function Passkeys({ passkeys, listed, zone, outcome }: Props) {
  const t = useT()
  const refused = outcome && 'refused' in outcome ? outcome.refused : undefined
  const at = outcome && 'passkeyId' in outcome ? outcome.passkeyId : undefined
  return (
    <Section id="passkeys" title={t('account.passkeys.title')} text={t('account.passkeys.text')}>
      {outcome && 'done' in outcome && <p role="status">{t(`account.passkeys.done.${outcome.done}`)}</p>}
      <RefusedNote refused={refused} />
      <ul className={list.list}>
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            passkey={passkey}
            listed={listed}
            zone={zone}
            refused={at === passkey.id ? refused : undefined}
          />
        ))}
      </ul>
      <Add listed={listed} outcome={outcome} refused={at === undefined ? refused : undefined} />
    </Section>
  )
}

type RowProps = { passkey: Passkey; listed: Listed; zone: string; refused: Refused | undefined }

function Row({ passkey, listed, zone, refused }: RowProps) {
  const t = useT()
  const formats = useFormats()
  const { id, name, createdDate, lastUsedDate } = passkey
  return (
    <li className={list.row}>
      <span>
        <b className="k-strong">{name}</b>
        <span className="k-2 k-small k-block">
          {lastUsedDate
            ? t('account.passkeys.used', { when: formats.moment(lastUsedDate, zone) })
            : t('account.passkeys.created', { when: formats.moment(createdDate, zone) })}
        </span>
      </span>
      <details open={refused !== undefined}>
        <summary>
          {t('account.passkeys.change')}
          <span className="k-unseen"> {name}</span>
        </summary>
        <div className={styles.change}>
          <Form method="post" className={frame.form}>
            <input type="hidden" name="passkeyId" value={id} />
            <TextField label={t('account.passkeys.name')} name="name" required maxLength={100} defaultValue={name} />
            <Button name="intent" value="key.rename">
              {t('account.passkeys.rename')}
            </Button>
          </Form>
          {mustSignIn(listed) ? (
            <SignInFirst section="passkeys">{t('account.passkeys.remove')}</SignInFirst>
          ) : (
            <Form method="post" className={frame.form}>
              <input type="hidden" name="passkeyId" value={id} />
              <ConfirmField listed={listed} refused={refused} />
              <Button look="quietDanger" name="intent" value="key.remove">
                {t('account.passkeys.remove')}
              </Button>
            </Form>
          )}
        </div>
      </details>
    </li>
  )
}

type AddProps = { listed: Listed; outcome: Outcome | undefined; refused: Refused | undefined }

function Add({ listed, outcome, refused }: AddProps) {
  const t = useT()
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const busy = useNavigation().formData?.get('intent') === 'key.start'
  const [isWaved, setWaved] = useState(false)
  const make = outcome && 'make' in outcome ? outcome.make : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown to the browser once.
  useEffect(() => {
    if (!make) return
    setWaved(false)
    const register = async () => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const credential = JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(make.options) }))
      const { challengeId, name } = make
      await submit({ intent: 'key.add', challengeId, credential, name }, { method: 'post' })
    }
    register().catch(() => setWaved(true))
  }, [make])
  if (!isHydrated || !('PublicKeyCredential' in window)) return <p className="k-2">{t('account.passkeys.scripts')}</p>
  if (mustSignIn(listed)) return <SignInFirst section="passkeys">{t('account.passkeys.add')}</SignInFirst>
  return (
    <Form method="post" className={frame.form}>
      <TextField
        label={t('account.passkeys.new')}
        name="name"
        required
        maxLength={100}
        defaultValue={t('account.security.device', readDevice(navigator.userAgent))}
      />
      <ConfirmField listed={listed} refused={refused} />
      <Button name="intent" value="key.start" busy={busy}>
        {t('account.passkeys.add')}
      </Button>
      {isWaved && <Alert>{t('account.factor.refused.badPasskey')}</Alert>}
    </Form>
  )
}
