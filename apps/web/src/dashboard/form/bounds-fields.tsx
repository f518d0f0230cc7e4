import type { forms } from '@kalends/contract'
import { useT } from '../../lib/translate.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { Draft } from '../forms/draft.ts'
import styles from '../forms/forms.module.css'
import { isContrary, readBounds, setBound, type Unit } from './bounds.ts'

type Props = { field: forms.Field; draft: Draft; change: (draft: Draft) => void }

const types: Record<Unit, string> = {
  letters: 'number',
  number: 'number',
  choices: 'number',
  files: 'number',
  day: 'date',
  time: 'time',
}
/** Limits of the API. */
const mosts: Partial<Record<Unit, number>> = { letters: 20_000, choices: 1000, files: 30 }

/** Limits of the answer. */
export function BoundsFields({ field, draft, change }: Props) {
  const t = useT()
  const bounds = readBounds(field)
  if (!bounds) return null
  const { unit, formats } = bounds
  const set = (more: Parameters<typeof setBound>[2]): void => change(setBound(draft, field.id ?? '', more))
  const isCounted = unit in mosts
  const shared = {
    type: types[unit],
    optional: t('common.optional'),
    ...(unit === 'number' ? { step: 'any' } : isCounted ? { step: 1, max: mosts[unit] } : {}),
  }
  return (
    <div className={styles.condition}>
      {unit !== 'files' && (
        <TextField
          {...shared}
          label={t(`forms.minimum.${unit}`)}
          {...(isCounted ? { min: 0 } : {})}
          value={bounds.least}
          onChange={(event) => set({ least: event.target.value })}
        />
      )}
      <TextField
        {...shared}
        label={t(`forms.maximum.${unit}`)}
        {...(isCounted ? { min: 1 } : {})}
        value={bounds.most}
        error={isContrary(bounds) ? t('forms.invalidRange') : undefined}
        onChange={(event) => set({ most: event.target.value })}
      />
      {unit === 'files' && (
        <SelectField
          label={t('forms.formats')}
          value={formats.length > 1 ? 'several' : (formats[0] ?? '')}
          onChange={(event) => set({ formats: readFormats(event.target.value) })}
        >
          <option value="">{t('forms.formats.all')}</option>
          <option value="IMAGE">{t('forms.formats.IMAGE')}</option>
          <option value="DOCUMENT">{t('forms.formats.DOCUMENT')}</option>
          {/* Written through the API: shown and unchanged until something else is chosen. */}
          {(formats.length > 1 || !isOffered(formats[0])) && (
            <option value={formats.length > 1 ? 'several' : formats[0]} disabled>
              {formats.join(', ')}
            </option>
          )}
        </SelectField>
      )}
    </div>
  )
}

const isOffered = (format: forms.UploadFileFormat | undefined): boolean =>
  format === undefined || format === 'IMAGE' || format === 'DOCUMENT'

const readFormats = (value: string): forms.UploadFileFormat[] =>
  value === 'IMAGE' || value === 'DOCUMENT' ? [value] : []
