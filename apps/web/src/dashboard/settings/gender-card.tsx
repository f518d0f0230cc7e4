import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { FormCard } from '../fields/form-card.tsx'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import { useSettingsForm } from './use-form.ts'

/** Lets customers request a woman or a man. */
export function GenderCard({
  pageData: { gender, canWrite },
  outcome,
}: {
  pageData: PageData
  outcome: SettingsOutcome | undefined
}) {
  const t = useT()
  const form = useSettingsForm('gender', outcome)
  return (
    <FormCard
      title={t('settings.choice.title')}
      intent="gender"
      submitLabel={t('settings.save')}
      problem={form.problem}
      isSaved={form.isSaved}
      readOnly={!canWrite}
    >
      <input type="hidden" name="revision" value={gender?.revision ?? ''} />
      <CheckBox
        name="allowGenderSelection"
        label={t('settings.gender')}
        hint={t('settings.gender.hint')}
        defaultChecked={form.chosen('allowGenderSelection', gender?.isAllowed ? ['yes'] : []).length > 0}
      />
    </FormCard>
  )
}
