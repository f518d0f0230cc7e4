import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { apiKeyAuth, createClient } from '@kalends/sdk'
import { sql } from '../support/database.ts'
import { operator } from '../support/operator.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, type OpenPage, test } from '../support/test.ts'
import { aTimetable } from './a-timetable.ts'

const prefix = `/s/harbour-${randomUUID().slice(0, 8)}`
const ownSite = { id: '' }
const name = 'Keys & <locks> "cut"'

test.beforeAll(async () => {
  const siteOptions = ['--name', 'Harbour Desk', '--time-zone', 'America/New_York', '--slug', prefix.slice(3)]
  const { siteId } = await operator<{ siteId: string }>('sites', 'create', ...siteOptions)
  ownSite.id = siteId
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Journey', '--site', siteId)
  const { services } = createClient({ apiUrl: siteUrl(), auth: apiKeyAuth(apiKey) })
  await services.createService({
    service: {
      type: 'CLASS',
      name,
      tagLine: name,
      defaultCapacity: 5,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
    },
  })
  const { service } = await services.createService({
    service: {
      type: 'CLASS',
      name: 'Rest',
      tagLine: 'An hour',
      defaultCapacity: 5,
      onlineBooking: { enabled: true },
      payment: { rateType: 'NO_FEE', options: { inPerson: true } },
      seoData: {
        tags: [
          { type: 'title', children: 'Rest in Boston </title><script>' },
          { type: 'meta', props: { name: 'description', content: 'Two "quiet" hours' } },
          { type: 'meta', props: { name: 'robots', content: 'noindex' } },
          { type: 'meta', props: { property: 'og:title', content: 'Come and rest' } },
          { type: 'meta', props: { property: 'og:image', content: 'https://pictures.example/rest.jpg' } },
          { type: 'script', children: 'alert(1)' },
        ],
        settings: { preventAutoRedirect: true },
      },
    },
  })
  await services.setCustomSlug({ serviceId: service?.id ?? '', slug: 'resting' })
})

const fetchPage = (path: string): Promise<Response> => fetch(`${siteUrl()}${path}`, { redirect: 'manual' })

/** Plain HTTP: fetch does not let its user choose the host. */
async function askAs(host: string, path: string): Promise<string> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${siteUrl()}${path}`, { headers: { host } }, resolve).on('error', reject)
  })
  return text(answer)
}

/** The elements of a document that a pattern finds, as attributes by name. */
function tags(html: string, element: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${element} ([^>]*?)/?>`, 'g'))].map(([, inside = '']) =>
    Object.fromEntries([...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: facts have any form
function factsIn(html: string): any {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

test.describe('robots.txt', () => {
  test('closes private pages to crawlers and names the sitemap', async () => {
    const answer = await fetchPage('/robots.txt')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = (await answer.text()).split('\n')
    expect(lines).toContain('Disallow: /dashboard')
    expect(lines).toContain('Disallow: /bookings/')
    expect(lines).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`)
    const below = (await (await fetchPage(`${prefix}/robots.txt`)).text()).split('\n')
    expect(below.filter((line) => line.startsWith('Sitemap:'))).toEqual([`Sitemap: ${siteUrl()}${prefix}/sitemap.xml`])
  })

  test('names the sitemap of every business on the host with public pages', async () => {
    const quiet = `quiet-${randomUUID().slice(0, 8)}`
    await operator('sites', 'create', '--name', 'Quiet', '--time-zone', 'Europe/Rome', '--slug', quiet)
    const text = await (await fetchPage('/robots.txt')).text()
    expect(text).toContain(`Sitemap: ${siteUrl()}${prefix}/sitemap.xml\n`)
    expect(text).not.toContain(quiet)
  })
})

test.describe('sitemap.xml', () => {
  /** Addresses of the pages, and how many other languages each names; fails where the text is no XML. */
  async function readSitemap(openPage: OpenPage, path: string) {
    const answer = await fetchPage(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const page = await openPage()
    return page.evaluate(
      (text) => {
        const map = new DOMParser().parseFromString(text, 'application/xml')
        if (map.querySelector('parsererror')) throw new Error('no XML')
        return [...map.querySelectorAll('url')].map((url) => ({
          address: url.querySelector('loc')?.textContent ?? '',
          languages: [...url.querySelectorAll('link')].map((link) => link.getAttribute('hreflang')),
        }))
      },
      await answer.text(),
    )
  }

  test('names every public page in each language, and no other', async ({ openPage }) => {
    const found = await readSitemap(openPage, '/sitemap.xml')
    const addresses = found.map(({ address }) => address)
    expect(addresses).toContain(`${siteUrl()}/`)
    expect(addresses).toContain(`${siteUrl()}/services/swedish-massage`)
    expect(addresses.filter((address) => /dashboard|bookings|\/s\//.test(address))).toEqual([])
    for (const { address } of found) expect((await fetch(address, { redirect: 'manual' })).status, address).toBe(200)
    expect(found.map(({ languages }) => languages)).toEqual(found.map(() => ['en', 'he', 'x-default']))
  })

  test('of another business on the host names only its own pages', async ({ openPage }) => {
    const addresses = (await readSitemap(openPage, `${prefix}/sitemap.xml`)).map(({ address }) => address)
    expect(addresses).toContain(`${siteUrl()}${prefix}/classes/keys-locks-cut`)
    expect(addresses.filter((address) => !address.startsWith(`${siteUrl()}${prefix}/`))).toEqual([])
  })
})

test.describe('the head of a page', () => {
  test('names its canonical URL, its languages, and its preview for sharing', async () => {
    const html = await (await fetchPage('/services/swedish-massage?staff=nobody&from=2030-01-01')).text()
    const links = tags(html, 'link')
    const metas = tags(html, 'meta')
    const address = `${siteUrl()}/services/swedish-massage`
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([address])
    const others = links.filter(({ rel }) => rel === 'alternate').map((link) => [link['hrefLang'], link['href']])
    expect(others).toEqual([
      ['en', `${address}?lang=en`],
      ['he', `${address}?lang=he`],
      ['x-default', address],
    ])
    const shown = Object.fromEntries(metas.map(({ property, content }) => [property, content]))
    expect(shown).toMatchObject({ 'og:url': address, 'og:site_name': 'Studio Aventine', 'og:locale': 'en' })
    expect(shown['og:title']).toContain('Swedish massage')
  })

  test('says what the business set for search engines and shared links, and nothing else of it', async () => {
    const html = await (await fetchPage(`${prefix}/classes/resting`)).text()
    expect(html).toContain('<title>Rest in Boston &lt;/title&gt;&lt;script&gt;</title>')
    expect(html).not.toContain('alert(1)')
    const metas = tags(html, 'meta')
    const named = Object.fromEntries(metas.map(({ name: key, content }) => [key, content]))
    expect(named).toMatchObject({ description: 'Two &quot;quiet&quot; hours', robots: 'noindex' })
    const shown = Object.fromEntries(metas.map(({ property, content }) => [property, content]))
    expect(shown).toMatchObject({
      'og:title': 'Come and rest',
      'og:description': 'Two &quot;quiet&quot; hours',
      'og:image': 'https://pictures.example/rest.jpg',
    })
  })

  test('a page that is not to be listed is not in the sitemap, and is not found by its former address', async () => {
    const sitemap = await (await fetchPage(`${prefix}/sitemap.xml`)).text()
    expect([sitemap.includes('/classes/keys-locks-cut'), sitemap.includes('/classes/resting')]).toEqual([true, false])
    expect((await fetchPage(`${prefix}/classes/rest`)).status).toBe(404)
  })

  test('and the sitemap name the address of the business, not the host that a request names', async () => {
    for (const path of ['/', '/services/swedish-massage', '/sitemap.xml', '/robots.txt']) {
      const answer = await askAs('evil.example', path)
      expect([path, answer.includes(siteUrl()), answer.includes('evil.example')]).toEqual([path, true, false])
    }
  })

  test('in a requested language has its own URL', async () => {
    for (const path of ['/', '/classes', '/about', '/terms']) {
      const html = await (await fetchPage(`${path}?lang=he`)).text()
      const canonical = tags(html, 'link').find(({ rel }) => rel === 'canonical')
      expect(canonical?.['href']).toBe(`${siteUrl()}${path}?lang=he`)
    }
  })
})

test.describe('facts for search engines', () => {
  test('describe the business and its team', async () => {
    const facts = factsIn(await (await fetchPage('/')).text())
    expect(facts).toMatchObject({ '@type': 'LocalBusiness', name: 'Studio Aventine', url: `${siteUrl()}/` })
    expect(facts.employee).toContainEqual(expect.objectContaining({ '@type': 'Person', name: 'Livia Marchetti' }))
    for (const { url } of facts.employee) expect((await fetch(url)).status, url).toBe(200)
    expect(facts.location.length).toBeGreaterThan(1)
  })

  test('say what a service costs', async () => {
    const facts = factsIn(await (await fetchPage('/services/swedish-massage')).text())
    expect(facts).toMatchObject({ '@type': 'Service', name: 'Swedish massage', provider: { name: 'Studio Aventine' } })
    expect(facts.offers).toMatchObject({ price: expect.stringMatching(/^68/), priceCurrency: 'EUR' })
  })

  test('name each session of a class, with its location and price', async () => {
    const { yoga } = await aTimetable(`seen ${randomUUID().slice(0, 6)}`)
    const html = await (await fetchPage(`/classes/${yoga.slug}`)).text()
    const [first] = factsIn(html)['@graph']
    expect(first).toMatchObject({ '@type': 'Event', organizer: { name: 'Studio Aventine' } })
    expect(first.eventStatus).toBe('https://schema.org/EventScheduled')
    expect(Date.parse(first.endDate) - Date.parse(first.startDate)).toBe(3_600_000)
    expect(first.location).toMatchObject({ '@type': 'Place', address: expect.any(String) })
    expect(first.offers.availability).toBe('https://schema.org/InStock')
  })

  test('cannot be ended by texts of the business', async () => {
    const html = await (await fetchPage(`${prefix}/classes/keys-locks-cut`)).text()
    expect(factsIn(html)['@graph']).toEqual([])
    expect(html).not.toContain('<locks>')
  })
})

test('a staff page has its name as slug, and former slugs redirect permanently', async () => {
  const { apiKey } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'People', '--site', ownSite.id)
  const { resources } = createClient({ apiUrl: siteUrl(), auth: apiKeyAuth(apiKey) })
  const { staffMember } = await resources.createStaffMember({ staffMember: { name: 'Ida Conti' } })
  const { id, revision } = staffMember
  expect((await fetchPage(`${prefix}/staff/ida-conti`)).status).toBe(200)
  await resources.updateStaffMember({ staffMember: { id, revision, name: 'Ida Marino' } })
  for (const requested of ['ida-conti', id, staffMember?.resourceId]) {
    const answer = await fetchPage(`${prefix}/staff/${requested}?lang=he`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${prefix}/staff/ida-marino?lang=he`])
  }
  const html = await (await fetchPage(`${prefix}/staff/ida-marino`)).text()
  const canonical = tags(html, 'link').find(({ rel }) => rel === 'canonical')
  expect(canonical?.['href']).toBe(`${siteUrl()}${prefix}/staff/ida-marino`)
  expect(await (await fetchPage(`${prefix}/sitemap.xml`)).text()).toContain('/staff/ida-marino<')
})

test('a former URL of a service redirects permanently to the new one, on all its pages', async () => {
  const old = `once-${randomUUID().slice(0, 8)}`
  const [service] = await sql(`select site_id, service_id from service_slugs where slug = 'swedish-massage'`)
  const values = [service?.['site_id'], service?.['service_id'], old]
  await sql(`insert into service_slugs (site_id, service_id, slug, created_at) values ($1, $2, $3, now())`, values)
  const page = await fetchPage(`/services/${old}?lang=he`)
  expect([page.status, page.headers.get('location')]).toEqual([301, '/services/swedish-massage?lang=he'])
  const time = new Date(Date.now() + 86_400_000).toISOString()
  const form = await fetchPage(`/services/${old}/book?time=${encodeURIComponent(time)}`)
  expect(form.status).toBe(301)
  expect(form.headers.get('location')).toBe(`/services/swedish-massage/book?time=${encodeURIComponent(time)}`)
})

test('the icons that browsers and phones ask for answer', async () => {
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    const answer = await fetchPage(path)
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, expect.stringMatching(/^image\//)])
  }
})
