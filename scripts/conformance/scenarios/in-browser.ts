import { fileURLToPath } from 'node:url'
import { bundleScript } from '../../../e2e/support/bundle-script.ts'
import { launchBrowser } from '../../../e2e/support/launch-browser.ts'
import { installSdk, type Untyped } from '../install.ts'
import { BROWSER_STEPS } from '../operations.ts'
import { check } from '../recorder.ts'
import { newEmail, PASSWORD, type Stage } from '../stage.ts'

const SCRIPT = '/front-end.js'
const PAGE = '<!doctype html><html lang="en"><title>Front end</title><body></body></html>'
const DAY_MS = 86_400_000

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>['newPage']>>

/** A page of the redirect URI's origin books, logs a member in through a hidden frame, and out. */
export async function useInBrowser(stage: Stage): Promise<void> {
  const { url, redirectUri } = stage
  const script = await bundleFrontEnd()
  const browser = await launchBrowser([new URL(url).hostname])
  try {
    // A page that is answered here counts as one of the internet, which needs this to call a server on this machine.
    const page = await browser.newPage({ permissions: ['local-network-access'] })
    const { origin } = new URL(redirectUri)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.route(`${origin}/**`, (route) =>
      new URL(route.request().url()).pathname === SCRIPT
        ? route.fulfill({ contentType: 'text/javascript', body: script })
        : route.fulfill({ contentType: 'text/html', body: PAGE }),
    )
    await page.goto(`${origin}/`)
    await createPageClient(page, stage)
    const slot = await bookAsVisitor(stage, page)
    await signInAndOut(stage, page, slot)
    await stage.recorder.call(BROWSER_STEPS.hosts, async () => {
      const expected = [new URL(url).host, new URL(redirectUri).host]
      const others = [...hosts].filter((host) => !expected.includes(host))
      check(others.length === 0, `requests went to ${others.join(', ')}`)
    })
  } finally {
    await browser.close()
  }
}

/** Bundles the SDK as it is installed, and our redirection. */
async function bundleFrontEnd(): Promise<string> {
  const connect = fileURLToPath(import.meta.resolve('@kalends/sdk/connect'))
  const loader = await installSdk()
  const lines = [`export * from ${JSON.stringify(loader)}`, `export { connect } from ${JSON.stringify(connect)}`]
  return bundleScript('front-end.js', lines.join('\n'))
}

/** Creates the SDK's client, as `client`. */
const createPageClient = (page: Page, { url, clientId }: Stage) =>
  page.evaluate(
    async ([script, kalendsUrl, id]) => {
      const { connect, sdk, ...modules } = await import(script)
      connect(kalendsUrl)
      Object.assign(globalThis, { client: sdk.createClient({ modules, auth: sdk.OAuthStrategy({ clientId: id }) }) })
    },
    [SCRIPT, url, clientId] as const,
  )

/** Calls the client in the page. Only the message of an error comes back: the SDK's errors cannot be copied. */
function inPage(page: Page, work: (client: Untyped, sent: Untyped) => unknown, sent: unknown = null): Promise<Untyped> {
  const call = `(${work})(globalThis.client, ${JSON.stringify(sent)})`
  return page.evaluate(`(async () => ${call})().catch((error) => Promise.reject(new Error(error.message)))`)
}

async function bookAsVisitor({ recorder: { call }, made }: Stage, page: Page): Promise<Untyped> {
  const serviceId: string = made.service._id
  await call(BROWSER_STEPS.services, async () => {
    const ids = await inPage(page, async ({ services }) => {
      const { items } = await services.queryServices().eq('type', 'APPOINTMENT').limit(100).find()
      return items.map(({ _id }: Untyped) => _id)
    })
    check(ids.includes(serviceId), 'the service is not in the list')
  })
  const slots = await call(BROWSER_STEPS.times, async () => {
    const [startDate, endDate] = [2, 21].map((days) => new Date(Date.now() + days * DAY_MS).toISOString())
    const filter = { serviceId: [serviceId], startDate, endDate, bookable: true }
    const entries = await inPage(
      page,
      async ({ availabilityCalendar }, query) => {
        const found = await availabilityCalendar.queryAvailability(query, { timezone: 'Europe/Berlin' })
        return found.availabilityEntries
      },
      { filter },
    )
    check(entries.length > 0, 'there are no times')
    return entries.map(({ slot }: Untyped) => slot)
  })
  const slot = slots?.[0]
  await call(BROWSER_STEPS.booking, async () => {
    const created = await book(page, slot, newEmail('browser'))
    check(created._id && created.hasDate, JSON.stringify(created))
    await cancel(page, created)
  })
  return slot
}

function book(page: Page, slot: Untyped, email: string): Promise<Untyped> {
  const contactDetails = { firstName: 'Ada', lastName: 'Berg', email }
  return inPage(
    page,
    async ({ bookings }, sent) => {
      const { booking } = await bookings.createBooking(sent)
      return { ...booking, hasDate: booking.startDate instanceof Date }
    },
    { bookedEntity: { slot }, contactDetails, totalParticipants: 1, selectedPaymentOption: 'OFFLINE' },
  )
}

const cancel = (page: Page, { _id, revision }: Untyped): Promise<Untyped> =>
  inPage(page, ({ bookings }, [id, options]) => bookings.cancelBooking(id, options), [_id, { revision }])

async function signInAndOut({ recorder: { call }, redirectUri }: Stage, page: Page, slot: Untyped) {
  const credentials = { email: newEmail('frame'), password: PASSWORD }
  await call(BROWSER_STEPS.directLogin, async () => {
    const problem = await inPage(
      page,
      async ({ auth }, sent) => {
        await auth.register(sent)
        const step = await auth.login(sent)
        if (step.loginState !== 'SUCCESS') return JSON.stringify(step)
        auth.setTokens(await auth.getMemberTokensForDirectLogin(step.data.sessionToken))
        return auth.loggedIn() ? '' : 'the tokens are not those of a member'
      },
      credentials,
    )
    check(!problem, problem)
    check(page.frames().length === 1, 'the frame is still there')
  })
  await call(BROWSER_STEPS.member, async () => {
    const { member } = await inPage(page, ({ members }) => members.getCurrentMember({ fieldsets: ['FULL'] }))
    check(member.loginEmail === credentials.email, JSON.stringify(member))
  })
  // What was booked in the browser before, under another address, is not theirs.
  await call(BROWSER_STEPS.memberBookings, async () => {
    const booked = await book(page, slot, credentials.email)
    const own = await inPage(page, async ({ extendedBookings }) => {
      const found = await extendedBookings.query({ paging: { limit: 5 } })
      return found.extendedBookings.map(({ booking }: Untyped) => booking)
    })
    check(own.length === 1 && own[0]._id === booked._id, `${own.length} bookings were listed`)
    await cancel(page, own[0])
  })
  await call(BROWSER_STEPS.logout, async () => {
    const { logoutUrl, isMember } = await inPage(
      page,
      async ({ auth }, uri) => {
        const answer = await auth.logout(uri)
        return { ...answer, isMember: auth.loggedIn() }
      },
      redirectUri,
    )
    check(!isMember, 'the client still has tokens of the member')
    // A redirect cannot be answered in place of the front end: that the browser requests its page is what counts.
    const back = page.waitForRequest((request) => request.url().startsWith(redirectUri))
    await Promise.all([back, page.goto(logoutUrl).catch(() => undefined)])
    check(new URL((await back).url()).searchParams.get('wixMemberLoggedIn') === 'false', (await back).url())
  })
}
