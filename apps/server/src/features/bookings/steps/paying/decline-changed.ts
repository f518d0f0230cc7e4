import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { lockHoldOfBooking } from '../../../holds/index.ts'
import { type ChargeNote, type ChargeRow, hasOpenPayment } from '../../../payments/index.ts'
import type { BookingRow } from '../../store/rows.ts'
import { amountText } from '../../view/change-detail.ts'
import { endBooking } from '../ending/end-booking.ts'

/**
 * Declines a locked booking whose customer paid on a card page that was open while the business changed what they had
 * chosen, or took it away; they are told, and that their money goes back. Not one that is held or paid anew meanwhile.
 */
export async function declineChanged(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { charge, note }: { charge: ChargeRow; note: ChargeNote },
): Promise<void> {
  const { site_id: siteId, id, status } = booking
  if (status !== 'CREATED' || (await hasOpenPayment(tx, siteId, charge.id))) return
  if (await lockHoldOfBooking(tx, siteId, id)) return
  await endBooking(context, tx, booking, {
    action: 'decline',
    actor: 'system',
    changes: { status: 'DECLINED' },
    event: { slug: 'declined', notification: { notifyParticipants: true } },
    refunds: true,
    because: 'CHANGED',
    returned: amountText(charge, note.amountMinor),
  })
}
