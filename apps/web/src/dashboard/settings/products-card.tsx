import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { productTemplates, type SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import { useSettingsForm } from './use-form.ts'

// Placeholders to type literally; a message of ours would fill them in.
const placeholders = { reservationId: '{reservationId}', slug: '{slug}', paymentRequestId: '{paymentRequestId}' }

const examples = {
  eventsCheckoutTemplate: 'https://tickets.example.org/{slug}?reservation={reservationId}',
  storesProductTemplate: 'https://shop.example.org/{slug}',
  ecomOrderPaymentRequestTemplate: 'https://pay.example.org/{paymentRequestId}',
}

/** URLs of the owner's own site. */
export function ProductsCard({
  pageData: { settings, canWrite },
  outcome,
}: {
  pageData: PageData
  outcome: SettingsOutcome | undefined
}) {
  const t = useT()
  const form = useSettingsForm('products', outcome)
  return (
    <FormCard
      title={t('settings.products.title')}
      text={t('settings.products.text')}
      intent="products"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      {productTemplates.map((name) => (
        <TextField
          key={name}
          name={name}
          type="url"
          dir="ltr"
          label={t(`settings.${name}`)}
          optional={t('settings.optional')}
          hint={t(`settings.${name}.hint`, placeholders)}
          placeholder={examples[name]}
          defaultValue={form.value(name, settings[name])}
          maxLength={2000}
          error={form.error(name, `settings.${name}.invalid`, placeholders)}
        />
      ))}
    </FormCard>
  )
}
