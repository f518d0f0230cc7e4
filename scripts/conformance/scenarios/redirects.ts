import { Browser } from '../browser.ts'
import type { Untyped } from '../install.ts'
import { check } from '../recorder.ts'
import type { Stage } from '../stage.ts'

/** Opens the page of each kind of redirect session. */
export async function openRedirects({ recorder: { call }, visitor, redirectUri, made }: Stage): Promise<void> {
  const callbacks = { postFlowUrl: redirectUri }
  const open = (intent: object) =>
    call('createRedirectSession', async () => {
      const { redirectSession } = await visitor.redirects.createRedirectSession({ ...intent, callbacks })
      const status = await new Browser(redirectUri).open(redirectSession.fullUrl)
      check(status === 200, `${Object.keys(intent)[0]}: the page answered ${status}`)
    })
  const { service, plan } = made
  const dates = [2, 21].map((days) => new Date(Date.now() + days * 86_400_000).toISOString())
  const filter = { serviceId: [service._id], startDate: dates[0], endDate: dates[1], bookable: true }
  const found: Untyped = await visitor.availabilityCalendar.queryAvailability({ filter }, { timezone: 'Europe/Berlin' })
  await open({ bookingsCheckout: { slotAvailability: found.availabilityEntries.at(-1), timezone: 'Europe/Berlin' } })
  await open({ paidPlansCheckout: { planId: plan._id } })
  await open({ login: {} })
}
