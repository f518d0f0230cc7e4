import { useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { CopyField } from '../fields/copy-field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import { useSettingsForm } from './use-form.ts'

type Props = { payments: NonNullable<PageData['payments']>; zone: string; outcome: SettingsOutcome | undefined }

const samples = { publishableKey: 'pk_live_…', secretKey: 'sk_live_…', webhookSecret: 'whsec_…' }

/** The keys of Stripe. Secrets are entered and never shown again: their last four characters identify them. */
export function StripeCard({ payments: { settings }, zone, outcome }: Props) {
  const t = useT()
  const formats = useFormats()
  const form = useSettingsForm('stripe', outcome)
  const { stripe } = settings
  const isConnected = stripe.mode !== null
  const known = (last4: string | null, at: string | null) =>
    last4 && at ? t('settings.stripe.known', { last4, when: formats.moment(at, zone) }) : undefined
  const tested = outcome?.done ? outcome.connection : undefined
  const changed = outcome?.done ? outcome.changedPayments : undefined
  return (
    <FormCard
      title={t('settings.stripe.title')}
      text={t('settings.stripe.text')}
      intent="stripe"
      submitLabel={t('settings.stripe.save')}
      problem={
        form.error('keys', 'settings.stripe.missing') ?? form.error('modes', 'settings.stripe.modes') ?? form.problem
      }
      isSaved={form.isSaved && !tested && changed === undefined}
      more={
        isConnected && (
          <>
            <Button name="command" value="test" formNoValidate>
              {t('settings.stripe.test')}
            </Button>
            {settings.provider === 'STRIPE' && (
              <Button name="command" value="reconcile" formNoValidate>
                {t('settings.stripe.reconcile')}
              </Button>
            )}
          </>
        )
      }
    >
      <input type="hidden" name="revision" value={settings.revision} />
      <input type="hidden" name="isConnected" value={isConnected ? 'yes' : ''} />
      {tested && (
        <Alert tone={tested.result === 'CONNECTED' ? 'ok' : 'danger'} role="status">
          {t(`settings.stripe.result.${tested.result}`, { rights: tested.missingRights.join(', ') })}
        </Alert>
      )}
      {changed !== undefined && (
        <Alert tone="ok" role="status">
          {t('settings.stripe.reconciled', { count: changed })}
        </Alert>
      )}
      {stripe.mode && <p className="k-2">{t(`settings.stripe.mode.${stripe.mode}`)}</p>}
      <TextField
        label={t('settings.stripe.publishableKey')}
        name="publishableKey"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        placeholder={samples.publishableKey}
        defaultValue={form.value('publishableKey', stripe.publishableKey)}
        error={form.error('publishableKey', 'settings.stripe.publishableKey.invalid')}
      />
      <TextField
        label={t('settings.stripe.secretKey')}
        name="secretKey"
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        placeholder={samples.secretKey}
        hint={known(stripe.secretKeyLast4, stripe.secretKeyDate) ?? t('settings.stripe.secretKey.hint')}
        error={form.error('secretKey', 'settings.stripe.secretKey.invalid')}
      />
      <CopyField
        label={t('settings.stripe.webhookUrl')}
        value={stripe.webhookUrl}
        note={t('settings.stripe.webhookUrl.note')}
      />
      <TextField
        label={t('settings.stripe.webhookSecret')}
        name="webhookSecret"
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        placeholder={samples.webhookSecret}
        hint={known(stripe.webhookSecretLast4, stripe.webhookSecretDate) ?? t('settings.stripe.webhookSecret.hint')}
        error={form.error('webhookSecret', 'settings.stripe.webhookSecret.invalid')}
      />
    </FormCard>
  )
}
