import pg from 'pg'
import { type Cost, findLargest } from './costs.ts'

/** Time that PostgreSQL spent in each statement since the last reset; within functions too. */
export type Statements = { reset: () => Promise<void>; costs: () => Promise<Cost[]>; end: () => Promise<void> }

/** Makes PostgreSQL count statements from its next start on. */
export async function loadStatements(maintenanceUrl: string): Promise<void> {
  const client = await connect(maintenanceUrl)
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await client.end()
}

export async function openStatements(maintenanceUrl: string): Promise<Statements> {
  const client = await connect(maintenanceUrl)
  await client.query('create extension if not exists pg_stat_statements')
  await client.query(`alter system set pg_stat_statements.track = 'all'`)
  await client.query('select pg_reload_conf()')
  return {
    reset: async () => void (await client.query('select pg_stat_statements_reset()')),
    costs: async () => {
      const { rows } = await client.query<Counted>(
        `select query, total_exec_time, toplevel from pg_stat_statements where query !~ 'pg_stat_statements'`,
      )
      return findLargest(toOwnTimes(rows))
    },
    end: () => client.end(),
  }
}

type Counted = { query: string; total_exec_time: number; toplevel: boolean }

/** The one function that runs statements is counted without them. */
function toOwnTimes(rows: Counted[]): { name: string; amount: number }[] {
  const nested = rows.filter(({ toplevel }) => !toplevel).reduce((sum, row) => sum + row.total_exec_time, 0)
  return rows.map(({ query, total_exec_time, toplevel }) => {
    const isFunction = toplevel && /^\s*select place_appointment/.test(query)
    return { name: shorten(query), amount: isFunction ? total_exec_time - nested : total_exec_time }
  })
}

/** The first words of a statement, as code in a table of Markdown. */
export function shorten(query: string): string {
  const line = query.replaceAll(/\s+/g, ' ').replaceAll(/[`|]/g, ' ').trim()
  return `\`${line.length > 70 ? `${line.slice(0, 69)}…` : line}\``
}

/** The extension is in a database of its own, away from the application's. */
async function connect(maintenanceUrl: string): Promise<pg.Client> {
  const url = Object.assign(new URL(maintenanceUrl), { pathname: '/postgres' })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}
