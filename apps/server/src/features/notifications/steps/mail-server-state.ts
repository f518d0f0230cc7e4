import type { Infer, notifications } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { isOnlySite } from '../../sites/index.ts'
import { findMailServer } from '../store/mail-server.ts'
import { mailServerView } from '../view/mail-server.ts'

type MailServer = Infer<typeof notifications.MailServer>

/**
 * Who sets the mail server, and its settings where the business may change them. It belongs to the installation: the
 * owner of its only business is its operator, several businesses share what the operator sets.
 */
export async function mailServerState({ gateways }: Context, db: Db): Promise<MailServer> {
  if (gateways.mail) return { setBy: 'ENVIRONMENT', canChange: false, settings: null }
  const isAlone = await isOnlySite(db)
  const row = await findMailServer(db)
  return {
    setBy: row ? 'DASHBOARD' : 'NOBODY',
    canChange: isAlone,
    settings: row && isAlone ? mailServerView(row) : null,
  }
}

/** Refuses while the mail server is the operator's: MAIL_SERVER_OF_OPERATOR. */
export async function requireOwnMailServer(context: Context, db: Db): Promise<void> {
  if (!(await mailServerState(context, db)).canChange) fail('MAIL_SERVER_OF_OPERATOR')
}
