import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { MailGateway, SmtpSettings } from '../../../gateways/mail.ts'
import { decrypt } from '../../../security/encryption.ts'
import { findMailServer, hasMailServer, type MailServerRow } from '../store/mail-server.ts'

/** Whose secret the password is: that of the installation. */
export const mailServerSecret = 'mail-server'

/** The mail server in use, and the address it sends from; undefined address: the host of the pages decides. */
export type OpenMail = { gateway: MailGateway; sender: string | undefined }

/** Returns the mail server of the environment, else the one that was set up in the dashboard, if any. */
export async function openMail(context: Context, db: Db = context.db): Promise<OpenMail | undefined> {
  const { gateways, config } = context
  if (gateways.mail) return { gateway: gateways.mail, sender: config.smtpFrom }
  const row = await findMailServer(db)
  return row && { gateway: gateways.openMail(await readSettings(context, row)), sender: row.sender }
}

/** Returns the address that the mail server in use sends from; undefined: the host of the pages decides. */
export async function operatorAddress({ gateways, config, db }: Context): Promise<string | undefined> {
  return gateways.mail ? config.smtpFrom : (await findMailServer(db))?.sender
}

/** Returns true if there is a mail server, so that messages are sent. */
export async function sendsEmail({ gateways }: Pick<Context, 'gateways'>, db: Db): Promise<boolean> {
  return gateways.mail !== undefined || hasMailServer(db)
}

async function readSettings(context: Context, row: MailServerRow): Promise<SmtpSettings> {
  const { host, port, security, user_name, password } = row
  const signIn =
    user_name !== null && password !== null
      ? { user: user_name, password: await decrypt(context, password, mailServerSecret) }
      : undefined
  return { host, port, security: security as SmtpSettings['security'], signIn }
}
