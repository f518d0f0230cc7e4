import { useT } from '../../lib/translate.tsx'
import type { Question } from '../commitments/load-commitments.ts'
import { SettleFields } from '../commitments/settle-fields.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import type { PageData } from './load-page.ts'

type Props = { open: NonNullable<PageData['open']>; question: Question; zone: string }

/** Confirms closing a location permanently and asks what becomes of everything that takes place there. */
export function ArchiveSheet({ open: { id, name, revision }, question, zone }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <ConfirmSheet
      title={t('locations.archive.confirm', { name })}
      close={pageLink({ confirm: null })}
      confirmLabel={t('locations.archive.button')}
      cancelLabel={t('locations.archive.dismiss')}
    >
      <input type="hidden" name="intent" value="archive" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      {question.total === 0 && <p>{t('commitments.none')}</p>}
      <SettleFields question={question} zone={zone} />
    </ConfirmSheet>
  )
}
