import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyAuth, type Client, createClient } from '@kalends/sdk'
import pg from 'pg'
import { type StartedServer, startServer } from '../server/start-server.ts'
import { operator } from './operator.ts'
import { fillCalendar, MINUTES, openStudio, type Studio } from './studio.ts'

/** A running server with the studio's data, and what a client needs to call it. */
export type Stage = {
  server: StartedServer
  databaseUrl: string
  studio: Studio
  /** The service whose month is requested, with its existing bookings. */
  service: CreatedService
  /** The service booked while measuring. */
  staff: CreatedService
  headers: Record<string, string>
}

export async function setStage(dataFolder: string): Promise<Stage> {
  const server = await startServer(dataFolder, { KALENDS_DEMO: '0' })
  const { siteId } = await operator<{ siteId: string }>(dataFolder, 'sites', 'create', '--name', 'Bench')
  const { apiKey } = await operator<{ apiKey: string }>(
    dataFolder,
    'api-keys',
    'create',
    '--name',
    'bench',
    '--site',
    siteId,
  )
  const headers = { authorization: apiKey, 'wix-site-id': siteId }
  const kalends = createClient({ apiUrl: server.url, auth: apiKeyAuth(apiKey, siteId) })
  const databaseUrl = (JSON.parse(readFileSync(join(dataFolder, 'connection.json'), 'utf8')) as { url: string }).url
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const studio = await openStudio(client, siteId)
    const service = await createService(kalends, studio, studio.resourceIds)
    const staff = await createService(kalends, studio, studio.staffIds)
    await fillCalendar(client, studio, service.id)
    return { server, databaseUrl, studio, service, staff, headers }
  } finally {
    await client.end()
  }
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
