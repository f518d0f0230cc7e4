import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { BookableService } from '../../../services/index.ts'
import type { BookingRow } from '../../store/rows.ts'
import { writeChange } from '../write-change.ts'
import { chargeUnpaid } from './charge-unpaid.ts'

/**
 * Charges a locked CREATED booking that had no charge, because its price rose after it was ordered: it is paid online
 * before it is confirmed. Returns the id of the charge.
 */
export async function requirePayment(
  context: Context,
  tx: Tx,
  found: BookingRow,
  { service, depositSelected }: { service: BookableService; depositSelected: boolean },
): Promise<string> {
  const changes = { selected_payment_option: 'ONLINE', deposit_selected: depositSelected } as const
  const events = [{ slug: 'updated' }] as const
  const booking = await writeChange(context, tx, found, changes, { action: 'payment', actor: 'system', events })
  const { id } = await chargeUnpaid(context, tx, booking, { service, earlier: undefined })
  return id
}
