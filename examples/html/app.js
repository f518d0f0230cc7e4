import { cookieStore, createKalends, KalendsError } from '@kalends/sdk'

const { apiUrl, clientId } = await (await fetch('/settings.json')).json()
const kalends = createKalends({ apiUrl, clientId, store: cookieStore({ name: 'example_tokens' }) })

const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
const home = `${location.origin}/`
const day = 24 * 60 * 60 * 1000
const inDays = (count) => new Date(Date.now() + count * day)
const show = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const find = (id) => document.getElementById(id)

/** What the customer chose: a hold, and how it is shown. */
let chosen

/** Shows what went wrong in words, whatever is clicked. */
async function attempt(work) {
  find('message').textContent = ''
  try {
    await work()
  } catch (error) {
    if (!(error instanceof KalendsError)) throw error
    find('message').textContent = error.message
  }
}

function listButtons(id, entries) {
  find(id).replaceChildren(
    ...entries.map(({ text, choose }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
      button.addEventListener('click', () => void attempt(choose))
      const item = document.createElement('li')
      item.append(button)
      return item
    }),
  )
}

/** Holds a time or a seat, and asks who comes. */
async function hold(text, slot) {
  const { hold: held } = await kalends.holds.createHold({ slot: { ...slot, timezone } })
  chosen = { holdId: held.id }
  find('chosen').textContent = text
  find('form').hidden = false
  find('form').elements.firstName.focus()
}

async function listTimes(serviceId) {
  const { availabilityEntries } = await kalends.availability.queryAvailability({
    query: { filter: { serviceId: [serviceId], startDate: inDays(1), endDate: inDays(8), bookable: true } },
    timezone,
  })
  const entries = availabilityEntries.slice(0, 12).map(({ slot: { startDate, endDate, resource, location } }) => ({
    text: show.format(new Date(startDate)),
    choose: () =>
      hold(show.format(new Date(startDate)), {
        serviceId,
        startDate,
        endDate,
        resourceId: resource.id,
        locationId: location.id,
      }),
  }))
  listButtons('times', entries)
}

async function listClasses() {
  const { timeSlots } = await kalends.availability.listEventTimeSlots({
    fromLocalDate: new Date().toISOString().slice(0, 19),
    toLocalDate: inDays(14).toISOString().slice(0, 19),
    timeZone: timezone,
    includeNonBookable: false,
  })
  const entries = timeSlots.slice(0, 12).map(({ serviceId, eventInfo, localStartDate, remainingCapacity }) => {
    const text = `${eventInfo.eventTitle}, ${show.format(new Date(localStartDate))}, ${remainingCapacity} left`
    return { text, choose: () => hold(text, { serviceId, eventId: eventInfo.eventId }) }
  })
  listButtons('sessions', entries)
}

async function listServices() {
  const { services } = await kalends.services.queryServices({ query: { filter: { type: 'APPOINTMENT' } } })
  const offered = services.filter(({ payment }) => payment.options?.inPerson)
  find('service').replaceChildren(...offered.map(({ id, name }) => new Option(name, id)))
  await listTimes(offered[0].id)
}

async function showMember() {
  const member = await kalends.auth.getCurrentMember()
  find('member').textContent = member?.loginEmail ?? ''
  find('sign-in').hidden = Boolean(member)
  find('sign-out').hidden = !member
}

/** The browser is back from the hosted sign-in page. */
async function finishSignIn() {
  const kept = sessionStorage.getItem('oauth')
  if (!kept || !/[?#&]code=|[?#&]error=/.test(location.href)) return
  sessionStorage.removeItem('oauth')
  const data = JSON.parse(kept)
  const answer = kalends.auth.parseFromUrl()
  history.replaceState(null, '', home)
  await kalends.auth.setTokens(await kalends.auth.getMemberTokens(answer, data))
}

find('service').addEventListener('change', ({ target }) => void attempt(() => listTimes(target.value)))

find('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const contactDetails = Object.fromEntries(new FormData(event.target))
  void attempt(async () => {
    const { booking } = await kalends.bookings.bookHold({
      ...chosen,
      contactDetails,
      selectedPaymentOption: 'OFFLINE',
    })
    find('form').hidden = true
    find('message').textContent = `Booked: ${show.format(booking.startDate)}. We sent you an email.`
  })
})

find('sign-in').addEventListener(
  'click',
  () =>
    void attempt(async () => {
      const data = await kalends.auth.generateOAuthData(home, location.href)
      sessionStorage.setItem('oauth', JSON.stringify(data))
      location.assign(await kalends.auth.getAuthUrl(data))
    }),
)

find('sign-out').addEventListener(
  'click',
  () =>
    void attempt(async () => {
      const { logoutUrl } = await kalends.auth.logout(home)
      location.assign(logoutUrl)
    }),
)

await attempt(finishSignIn)
await attempt(showMember)
await attempt(listServices)
await attempt(listClasses)
