import { useT } from '../../lib/translate.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import type { PlanRow } from './data/load-plans.ts'

/** Confirms archiving a plan, which cannot be undone, and says what happens to its members. */
export function ArchiveSheet({ plan: { id, name, hasOrders } }: { plan: PlanRow }) {
  const t = useT()
  const here = usePageLink()
  return (
    <ConfirmSheet
      title={t('plans.archive.title', { name })}
      close={here({ ask: null })}
      confirmLabel={t('plans.archive')}
      cancelLabel={t('common.cancel')}
    >
      <input type="hidden" name="intent" value="archive" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <p>{t('plans.archive.final')}</p>
      <p>{t(hasOrders ? 'plans.archive.orders' : 'plans.archive.noOrders')}</p>
    </ConfirmSheet>
  )
}
