import { readingMessages } from '../../lib/messages/store.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { createTranslate } from '../../lib/translate.tsx'
import type { BookingData } from '../data/booking.ts'

export type BookingTexts = Awaited<ReturnType<typeof loadBookingTexts>>

/** Loads texts used only by this page, so that they are sent with its data and not with every page's scripts. */
export async function loadBookingTexts({ language, site }: RequestContext, { email, status }: BookingData) {
  const t = createTranslate(language, await readingMessages[language]())
  return {
    account: {
      title: t(site.sendsEmail ? 'reading.booking.account' : 'reading.booking.accountButton'),
      note: site.sendsEmail
        ? `${t('reading.booking.accountNote')} ${t('reading.booking.accountCode', { email })}`
        : t('reading.booking.accountNoMail'),
      password: t('reading.booking.password'),
      press: t('reading.booking.accountButton'),
    },
    history: {
      title: t('reading.history'),
      booked: t(status === 'PENDING' ? 'reading.history.requested' : 'reading.history.booked'),
      emailed: t('reading.history.emailed', { email }),
      ended: t(status === 'DECLINED' ? 'reading.history.declined' : 'reading.history.canceled'),
    },
  }
}
