import { useT } from '../../lib/translate.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { Touched } from '../data/load-touched.ts'
import { AskSheet } from '../frame/ask-sheet.tsx'
import { useHere } from '../here.ts'
import { TouchedList } from '../rows/touched-list.tsx'
import type { ServiceRow } from './data/load-services.ts'
import styles from './services.module.css'

type Props = { chosen: readonly ServiceRow[]; touched: readonly Touched[]; total: number; zone: string }

/** Before services go: who has booked them, and what becomes of that. */
export function DeleteSheet({ chosen, touched, total, zone }: Props) {
  const t = useT()
  const here = useHere()
  const names = chosen.map(({ name }) => name).join(', ')
  return (
    <AskSheet
      title={t('services.delete.title', { count: chosen.length, names })}
      close={here({ ask: null, id: null })}
      press={t('services.delete')}
      keep={t('services.keep')}
    >
      <input type="hidden" name="do" value="delete" />
      <input
        type="hidden"
        name="shown"
        value={chosen
          .filter(({ hidden }) => !hidden)
          .map(({ id }) => id)
          .join()}
      />
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <p>{t('services.delete.booked', { count: total })}</p>
      {total > 0 && <TouchedList touched={touched} total={total} zone={zone} />}
      {total > 0 && <Treatment hasMeetings={chosen.some(({ type }) => type !== 'APPOINTMENT')} />}
      <p className="k-2">{t('services.delete.trash')}</p>
    </AskSheet>
  )
}

function Treatment({ hasMeetings }: { hasMeetings: boolean }) {
  const t = useT()
  return (
    <>
      <label className={styles.check}>
        <input type="checkbox" name="keep" value="yes" />
        {t(hasMeetings ? 'services.delete.keep.meetings' : 'services.delete.keep')}
      </label>
      <label className={styles.check}>
        <input type="checkbox" name="tell" value="yes" defaultChecked />
        {t('services.delete.tell')}
      </label>
      <TextArea label={t('services.delete.words')} optional={t('common.optional')} name="words" maxLength={2000} />
    </>
  )
}
