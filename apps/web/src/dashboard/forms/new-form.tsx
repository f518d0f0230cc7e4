import { Form, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { purposes } from './data/load-forms.ts'
import styles from './forms.module.css'

/** Asks for name and purpose of a new form. */
export function NewForm({ onClose }: { onClose: () => void }) {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  return (
    <Sheet title={t('forms.new')} onClose={onClose}>
      <Form method="post" className={styles.sheet}>
        <input type="hidden" name="intent" value="create" />
        <TextField name="name" label={t('forms.name')} required maxLength={200} autoComplete="off" />
        <SelectField name="purpose" label={t('forms.purpose')}>
          {purposes.map((purpose) => (
            <option key={purpose} value={purpose}>
              {t(`forms.purpose.${purpose}`)}
            </option>
          ))}
        </SelectField>
        <Button look="filled" busy={busy}>
          {t('forms.create')}
        </Button>
      </Form>
    </Sheet>
  )
}
