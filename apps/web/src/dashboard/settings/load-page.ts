import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../lib/page-context.ts'
import { languages } from '../../lib/preferences.ts'
import { requirePermission } from '../data/require-permission.ts'
import { currencyList, languageList, zoneList } from '../fields/lists.ts'
import { staffContext } from '../staff-context.ts'
import { loadGender } from './load-gender.ts'
import { loadPaymentSettings } from './load-payment-settings.ts'
import { isForManagers, readPart } from './parts.ts'

/** Loads the business's settings; message texts only on their tab. */
export async function loadPage({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const { language } = context.get(requestContext)
  const part = readPart(url.searchParams)
  if (isForManagers(part)) requirePermission(session, 'MANAGE_SETTINGS')
  const canRead = session.permissions.includes('READ_MESSAGES')
  const { settings } = await client.sites.getSiteSettings({})
  const canWrite = session.permissions.includes('MANAGE_SETTINGS')
  const isOwner = session.role === 'owner'
  const withMessages = part === 'messages' && canRead
  return {
    settings,
    part,
    email: session.email,
    canRead,
    gender: part === 'booking' ? await loadGender(client) : undefined,
    retention: part === 'retention' ? (await client.privacy.getRetentionSettings({})).settings : undefined,
    payments: part === 'payments' ? await loadPaymentSettings(client) : undefined,
    canWrite,
    isOwner,
    templates: withMessages ? (await client.notifications.listMessageTemplates({})).templates : [],
    mailServer: withMessages && isOwner ? (await client.notifications.getMailServer({})).mailServer : undefined,
    sender: withMessages && canWrite ? await client.notifications.getSenderDomain({}) : undefined,
    lists: {
      zones: part === 'region' ? zoneList(settings.timeZone) : [],
      currencies: part === 'region' ? currencyList(language) : [],
      languages: languageList(language, [...languages, ...settings.languages]),
    },
    pageData: { kind: url.searchParams.get('kind'), language: url.searchParams.get('in') },
  }
}

export type PageData = Awaited<ReturnType<typeof loadPage>>
