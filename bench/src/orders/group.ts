import pg from 'pg'
import { readConnection } from '../http/stage.ts'
import { startServer, withDataFolder } from '../server/start-server.ts'
import type { Group, Measured } from '../table/row.ts'
import { measureCheckouts } from './checkouts.ts'
import { measureClock } from './clock.ts'
import { openShop } from './shop.ts'

/** Plans that members buy and pay, and the clock that renews them. */
export const selling: Group = {
  name: 'orders',
  measure: () =>
    withDataFolder(async (folder) => {
      const server = await startServer(folder, { KALENDS_DEMO: '0', KALENDS_LOG: 'error' })
      const client = new pg.Client({ connectionString: readConnection(folder).maintenanceUrl })
      await client.connect()
      try {
        return await measure(folder, server.url, client)
      } finally {
        await client.end()
        await server.stop()
      }
    }),
}

async function measure(folder: string, url: string, client: pg.Client): Promise<Measured> {
  const shop = await openShop(folder, url)
  const checkouts = await measureCheckouts(shop, (planId) => countActive(client, planId))
  const { yardsticks, rows } = await measureClock(shop, client)
  return { yardsticks, rows: [checkouts, ...rows] }
}

async function countActive(client: pg.Client, planId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from orders
     where plan_id = $1 and status = 'ACTIVE' and last_payment_status = 'PAID'`,
    [planId],
  )
  return rows[0]?.count ?? 0
}
