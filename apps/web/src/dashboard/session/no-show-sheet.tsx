import { useT } from '../../lib/translate.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import { FeeBox } from '../payments/fee-box.tsx'
import type { SessionDetails } from './load.ts'

/** Asks before a no-show whether its fee is charged. */
export function NoShowSheet({ noShow: { row, money } }: { noShow: NonNullable<SessionDetails['noShow']> }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <ConfirmSheet
      title={t('classSession.miss.name', { name: row.name })}
      close={pageLink({ noShow: null })}
      confirmLabel={t('classSession.miss.button')}
      cancelLabel={t('common.cancel')}
    >
      <input type="hidden" name="intent" value="attend" />
      <input type="hidden" name="bookingId" value={row.bookingId} />
      <input type="hidden" name="status" value="NOT_ATTENDED" />
      <input type="hidden" name="asksFee" value="yes" />
      <FeeBox money={money} defaultChecked />
    </ConfirmSheet>
  )
}
