import type { Infer, notifications } from '@kalends/contract'
import type { MailServerRow } from '../store/mail-server.ts'

type Settings = Infer<typeof notifications.MailServerSettings>

/** The settings as the API returns them, without the password. */
export function mailServerView({ host, port, security, user_name, sender }: MailServerRow): Settings {
  return { host, port, security: security as Settings['security'], user: user_name, sender }
}
