import { useT } from '../../lib/translate.tsx'
import type { Question } from '../commitments/load-commitments.ts'
import { SettleFields } from '../commitments/settle-fields.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'

type Props = { request: { action: string; id: string; name: string; question: Question }; zone: string }

/** Confirms deleting a resource or type and asks what becomes of everything that relies on it. */
export function DeleteSheet({ request: { action, id, name, question }, zone }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <ConfirmSheet
      title={t('rooms.delete.confirm', { name })}
      close={pageLink({ confirm: null })}
      confirmLabel={t('services.delete')}
      cancelLabel={t('services.dismiss')}
    >
      <input type="hidden" name="intent" value={action} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      {question.total === 0 && <p>{t('commitments.none')}</p>}
      <SettleFields question={question} zone={zone} />
      {action === 'deleteKind' && <p>{t('rooms.delete.services')}</p>}
    </ConfirmSheet>
  )
}
