import { useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import styles from './settings.module.css'
import { StripeCard } from './stripe-card.tsx'
import { useSettingsForm } from './use-form.ts'

type Payments = NonNullable<PageData['payments']>
type Outcome = { outcome: SettingsOutcome | undefined }

/** Provider, its keys, taxes and texts on receipts. */
export function PaymentsPart({ pageData: { payments, settings }, outcome }: Outcome & { pageData: PageData }) {
  if (!payments) return null
  const zone = settings.timeZone
  return (
    <>
      <ProviderCard payments={payments} outcome={outcome} />
      <StripeCard payments={payments} zone={zone} outcome={outcome} />
      <TaxesCard payments={payments} outcome={outcome} />
      <ReceiptsCard payments={payments} outcome={outcome} />
    </>
  )
}

type Props = Outcome & { payments: Payments }

function ProviderCard({ payments: { settings }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('provider', outcome)
  const hasStripe = settings.stripe.mode !== null
  const [chosen, setChosen] = useState(settings.provider)
  const names = outcome && !outcome.done ? (outcome.affected ?? '') : ''
  const isSwitching = chosen !== settings.provider && settings.provider !== 'NONE'
  return (
    <FormCard
      title={t('settings.payments.online')}
      text={t('settings.payments.online.text')}
      intent="provider"
      submitLabel={t('settings.save')}
      problem={form.error('amounts', 'settings.payments.amounts', { names }) ?? form.problem}
      isSaved={form.isSaved}
    >
      <input type="hidden" name="revision" value={settings.revision} />
      <SelectField
        label={t('settings.payments.provider')}
        name="provider"
        defaultValue={form.value('provider', settings.provider)}
        onChange={(event) => setChosen(event.target.value as typeof chosen)}
        hint={t(`settings.payments.provider.${chosen}.text`)}
      >
        {(hasStripe ? (['NONE', 'SANDBOX', 'STRIPE'] as const) : (['NONE', 'SANDBOX'] as const)).map((provider) => (
          <option key={provider} value={provider}>
            {t(`settings.payments.provider.${provider}`)}
          </option>
        ))}
      </SelectField>
      {isSwitching && (
        <Alert tone="warn" role="status">
          {t('settings.payments.provider.switch', {
            provider: t(`settings.payments.provider.name.${settings.provider}`),
          })}
        </Alert>
      )}
    </FormCard>
  )
}

function TaxesCard({ payments: { settings, locations }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('taxes', outcome)
  const isRefused = outcome?.intent === 'taxes' && !outcome.done
  const others = t(locations.length > 1 ? 'settings.payments.tax.others' : 'settings.payments.tax.all')
  const rows = [...(locations.length > 1 ? locations : []), { id: 'all', name: others }]
  return (
    <FormCard
      title={t('settings.payments.taxes')}
      text={t('settings.payments.taxes.text')}
      intent="taxes"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
    >
      <input type="hidden" name="revision" value={settings.revision} />
      {rows.map(({ id, name }) => {
        const tax = settings.taxes.find(({ locationId }) => (locationId ?? 'all') === id)
        const isIncluded = isRefused ? form.chosen(`taxIncluded-${id}`, []).length > 0 : (tax?.included ?? true)
        return (
          <fieldset key={id} className={styles.tax}>
            <legend>
              <bdi>{name}</bdi>
            </legend>
            <input type="hidden" name="location" value={id} />
            <TextField
              label={t('settings.payments.tax.name')}
              name={`taxName-${id}`}
              maxLength={50}
              autoComplete="off"
              defaultValue={form.value(`taxName-${id}`, tax?.name)}
              error={form.error(`taxes-${id}`, 'settings.payments.taxes.invalid')}
            />
            <TextField
              label={t('settings.payments.tax.percent')}
              name={`taxPercent-${id}`}
              inputMode="decimal"
              maxLength={8}
              autoComplete="off"
              defaultValue={form.value(`taxPercent-${id}`, tax?.percent)}
            />
            <CheckBox
              label={t('settings.payments.tax.included')}
              name={`taxIncluded-${id}`}
              defaultChecked={isIncluded}
            />
          </fieldset>
        )
      })}
    </FormCard>
  )
}

function ReceiptsCard({ payments: { settings }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('receipts', outcome)
  return (
    <FormCard
      title={t('settings.payments.receipts')}
      text={t('settings.payments.receipts.text')}
      intent="receipts"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
    >
      <input type="hidden" name="revision" value={settings.revision} />
      <TextArea
        label={t('settings.payments.header')}
        optional={t('common.optional')}
        hint={t('settings.payments.header.hint')}
        name="receiptHeader"
        dir="auto"
        maxLength={1000}
        defaultValue={form.value('receiptHeader', settings.receiptHeader)}
      />
      <TextArea
        label={t('settings.payments.footer')}
        optional={t('common.optional')}
        name="receiptFooter"
        dir="auto"
        maxLength={1000}
        defaultValue={form.value('receiptFooter', settings.receiptFooter)}
      />
    </FormCard>
  )
}
