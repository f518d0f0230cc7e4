import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyAuth, type Client, createClient } from '@kalends/sdk'
import pg from 'pg'
import { type StartedServer, startServer } from '../server/start-server.ts'
import { copySite, fillCalendar, inBulk } from './fill.ts'
import { operator } from './operator.ts'
import { MINUTES, openStudio, type Studio } from './studio.ts'

/** A running server with the studio's data, and what a client needs to call it. */
export type Stage = {
  server: StartedServer
  databaseUrl: string
  studio: Studio
  /** The service whose month is requested, with its existing bookings. */
  service: CreatedService
  /** The service booked while measuring. */
  staff: CreatedService
  /** Of an app with an API key. */
  headers: Record<string, string>
  /** Of a visitor, as a front end sends them. */
  visitorHeaders: Record<string, string>
}

const BOOKINGS = 100_000

/** Other sites beside the measured one. */
type Others = { sites: number; bookings: number }

/** Starts a server on a database with a hundred thousand bookings of one site, and with those of other sites. */
export async function setStage(
  dataFolder: string,
  { others, settings }: { others?: Others; settings?: Record<string, string> } = {},
): Promise<Stage> {
  const server = await startServer(dataFolder, { KALENDS_DEMO: '0', KALENDS_LOG: 'error', ...settings })
  const connection = readConnection(dataFolder)
  const client = new pg.Client({ connectionString: connection.maintenanceUrl })
  await client.connect()
  try {
    const site = await openSite(dataFolder, server.url, client, 'Bench')
    const other = others && (await openSite(dataFolder, server.url, client, 'Other'))
    await inBulk(client, async () => {
      await fillCalendar(client, site.studio, site.service.id, BOOKINGS)
      if (!others || !other) return
      await fillCalendar(client, other.studio, other.service.id, others.bookings / others.sites)
      await copySite(client, other.studio.siteId, others.sites - 1)
    })
    return { server, databaseUrl: connection.url, ...site }
  } finally {
    await client.end()
  }
}

type Connection = { url: string; maintenanceUrl: string }

/** Where the database of the server that runs on this folder listens, for the server's role and the superuser. */
export function readConnection(dataFolder: string): Connection {
  return JSON.parse(readFileSync(join(dataFolder, 'connection.json'), 'utf8')) as Connection
}

type Site = Pick<Stage, 'studio' | 'service' | 'staff' | 'headers' | 'visitorHeaders'>

async function openSite(dataFolder: string, apiUrl: string, client: pg.Client, name: string): Promise<Site> {
  const { siteId } = await operator<{ siteId: string }>(dataFolder, 'sites', 'create', '--name', name)
  const words = ['api-keys', 'create', '--name', 'bench', '--site', siteId]
  const { apiKey } = await operator<{ apiKey: string }>(dataFolder, ...words)
  const kalends = createClient({ apiUrl, auth: apiKeyAuth(apiKey, siteId) })
  const studio = await openStudio(client, siteId)
  const service = await createService(kalends, studio, studio.resourceIds)
  const staff = await createService(kalends, studio, studio.staffIds)
  const headers = { authorization: apiKey, 'wix-site-id': siteId }
  return { studio, service, staff, headers, visitorHeaders: { authorization: await visitorToken(apiUrl, siteId) } }
}

async function visitorToken(apiUrl: string, clientId: string): Promise<string> {
  const answer = await fetch(new URL('/oauth2/token', apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'anonymous', clientId }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

type CreatedService = { id: string; scheduleId: string }

async function createService(kalends: Client, studio: Studio, staffMemberIds: string[]): Promise<CreatedService> {
  const { service } = await kalends.services.createService({
    service: {
      name: 'Appointment',
      type: 'APPOINTMENT',
      defaultCapacity: 1,
      staffMemberIds,
      locations: [{ type: 'BUSINESS', business: { id: studio.locationId } }],
      schedule: { availabilityConstraints: { sessionDurations: [MINUTES] } },
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
      onlineBooking: { enabled: true },
    },
  })
  return { id: service?.id ?? '', scheduleId: service?.schedule?.id ?? '' }
}
