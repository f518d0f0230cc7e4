import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import { LinkAddressCard } from './link-address-card.tsx'
import type { PageData } from './load-page.ts'
import { toPlainTemplate } from './meet-template.ts'
import { ProductsCard } from './products-card.tsx'
import { useSettingsForm } from './use-form.ts'

// Placeholders to type literally; a message of ours would fill them in.
const ids = { session: '{session}', booking: '{booking}' }

type Props = { pageData: PageData; outcome: SettingsOutcome | undefined }

/** URLs used in messages, and URLs of the owner's own site. */
export function AddressesPart(props: Props) {
  return (
    <>
      <LinkAddressCard {...props} />
      <OnlineSessions {...props} />
      <ProductsCard {...props} />
    </>
  )
}

function OnlineSessions({ pageData: { settings, canWrite }, outcome }: Props) {
  const t = useT()
  const form = useSettingsForm('addresses', outcome)
  return (
    <FormCard
      title={t('settings.meet.title')}
      intent="addresses"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      <TextField
        name="conferencingTemplate"
        type="url"
        dir="ltr"
        label={t('settings.meet')}
        optional={t('settings.optional')}
        hint={t('settings.meet.hint', ids)}
        placeholder="https://meet.example.org/{session}"
        defaultValue={form.value('conferencingTemplate', toPlainTemplate(settings.conferencingTemplate))}
        maxLength={2000}
        error={form.error('conferencingTemplate', 'settings.meet.invalid', ids)}
      />
    </FormCard>
  )
}
