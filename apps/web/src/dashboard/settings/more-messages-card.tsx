import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import { useSettingsForm } from './use-form.ts'

const names = ['planEmails', 'planNotices', 'receiptEmails'] as const

/** Which emails about plans and payments the business wants. */
export function MoreMessagesCard({ pageData, outcome }: { pageData: PageData; outcome: SettingsOutcome | undefined }) {
  const t = useT()
  const form = useSettingsForm('moreMessages', outcome)
  return (
    <FormCard
      title={t('settings.moreMessages.title')}
      intent="moreMessages"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!pageData.canWrite}
    >
      {names.map((name) => (
        <CheckBox
          key={name}
          name={name}
          label={t(`settings.moreMessages.${name}`)}
          hint={t(`settings.moreMessages.${name}.hint`)}
          defaultChecked={form.chosen(name, pageData.settings[name] ? ['yes'] : []).length > 0}
        />
      ))}
    </FormCard>
  )
}
