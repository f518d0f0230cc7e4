import { useT } from '../../lib/translate.tsx'
import type { AffectedBookings } from '../data/load-affected.ts'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import { AffectedList } from '../rows/affected-list.tsx'

type Props = { request: AffectedBookings & { action: string; id: string; name: string }; zone: string }

/** Confirms deleting a resource or type and lists the bookings that use it. */
export function DeleteSheet({ request: { action, id, name, ...affected }, zone }: Props) {
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
      <p>{t('rooms.delete.used', { count: affected.total })}</p>
      <AffectedList {...affected} zone={zone} />
      {action === 'deleteKind' && <p>{t('rooms.delete.services')}</p>}
    </ConfirmSheet>
  )
}
