import type { Infer, retention } from '@kalends/contract'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormCard } from '../fields/form-card.tsx'
import { usePageLink } from '../page-link.ts'
import type { SettingsOutcome } from './change-settings.ts'
import type { PageData } from './load-page.ts'
import { type RetentionField, retentionFields, retentionMonths } from './retention-fields.ts'
import { useSettingsForm } from './use-form.ts'

type Props = { pageData: PageData; outcome: SettingsOutcome | undefined }

/** How long personal data is kept. What a change would erase is shown before it is saved. */
export function RetentionPart({ pageData, outcome }: Props) {
  const t = useT()
  // A refused save shows the periods again, with what was chosen.
  const form = useSettingsForm(outcome?.intent === 'retention.save' ? 'retention.save' : 'retention', outcome)
  const { retention } = pageData
  if (!retention) return null
  const review = outcome?.intent === 'retention' && outcome.done ? outcome.review : undefined
  if (review) return <Review {...review} />
  const isSaved = outcome?.intent === 'retention.save' && form.isSaved
  return (
    <FormCard
      title={t('settings.retention.title')}
      text={t('settings.retention.text')}
      intent="retention"
      submitLabel={t('settings.retention.review')}
      problem={form.problem}
    >
      {isSaved && (
        <Alert tone="ok" role="status">
          {t(retention.nextRunDate === null ? 'settings.retention.savedKeep' : 'settings.retention.saved')}
        </Alert>
      )}
      {retentionFields.map((name) => (
        // The saved period may arrive after the form is shown again.
        <SelectField
          key={`${name} ${retention[name]}`}
          name={name}
          label={t(`settings.retention.${name}`)}
          hint={t(`settings.retention.${name}.hint`)}
          error={form.error(name, 'settings.refused')}
          defaultValue={form.value(name, retention[name])}
        >
          <option value="">{t('settings.retention.keep')}</option>
          {monthsWith(retention[name]).map((months) => (
            <option key={months} value={months}>
              {t('settings.retention.months', { count: months })}
            </option>
          ))}
        </SelectField>
      ))}
    </FormCard>
  )
}

/** The choices, and the stored number if another front end chose it. */
const monthsWith = (stored: number | null): number[] =>
  [...new Set([...retentionMonths, ...(stored === null ? [] : [stored])])].sort((a, b) => a - b)

type ReviewProps = {
  preview: Infer<typeof retention.RetentionPreview>
  chosen: Record<RetentionField, number | null>
}

/** What is chosen and what it would erase, and the buttons that save it or lead back. */
function Review({ preview, chosen }: ReviewProps) {
  const t = useT()
  const pageLink = usePageLink()
  const erased = previewed.filter((name) => preview[name] > 0)
  return (
    <FormCard
      title={t('settings.retention.reviewTitle')}
      intent="retention.save"
      submitLabel={t('settings.save')}
      more={
        <LinkButton look="quiet" to={pageLink({})} reloadDocument>
          {t('settings.retention.back')}
        </LinkButton>
      }
    >
      <ul>
        {retentionFields.map((name) => {
          const months = chosen[name]
          const period = months === null ? 'settings.retention.keep' : 'settings.retention.months'
          return (
            <li key={name}>
              <input type="hidden" name={name} value={months ?? ''} />
              {t(`settings.retention.${name}`)}: {t(period, { count: months ?? 0 })}
            </li>
          )
        })}
      </ul>
      {erased.length === 0 ? (
        <Alert tone="ok" role="status">
          {t('settings.retention.erasesNothing')}
        </Alert>
      ) : (
        <Alert tone="warn" role="status">
          <p>{t('settings.retention.erases')}</p>
          <ul>
            {erased.map((name) => (
              <li key={name}>{t(`settings.retention.preview.${name}`, { count: preview[name] })}</li>
            ))}
          </ul>
          <p>{t('settings.retention.stays')}</p>
        </Alert>
      )}
    </FormCard>
  )
}

const previewed = ['customers', 'bookings', 'answers', 'notes', 'messages', 'files', 'logEntries'] as const
