import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { type FrontEnd, startFrontEnd } from '../support/front-end.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

const top = fileURLToPath(new URL('../../', import.meta.url))
let shop: FrontEnd

// The program of a front end, as its developer would write it.
const program = `
import { KalendsProvider, useKalends, useKalendsMutation, useKalendsQuery, useMember } from '@kalends/react'
import { cookieStore, createKalends } from '@kalends/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Shop({ credentials }) {
  const { auth } = useKalends()
  const cache = useQueryClient()
  const [problem, setProblem] = useState('')
  const services = useKalendsQuery('services', 'queryServices', { query: { paging: { limit: 3 } } })
  const refused = useKalendsQuery('services', 'getService', { serviceId: '00000000-0000-4000-8000-000000000000' })
  const validation = useKalendsMutation('services', 'validateSlug')
  const member = useMember()
  const signUp = async () => {
    const step = await auth.register(credentials)
    if (step.loginState !== 'SUCCESS') return setProblem(JSON.stringify(step))
    await auth.setTokens(await auth.getMemberTokensForDirectLogin(step.data.sessionToken))
    await cache.invalidateQueries({ queryKey: ['kalends', 'member'] })
  }
  return h('main', null,
    h('p', null, member.data ? 'Hello ' + member.data.loginEmail : 'Hello visitor'),
    h('ul', null, (services.data?.services ?? []).map((it) => h('li', { key: it.id }, it.name))),
    h('p', null, 'Missing: ' + (refused.error?.code ?? refused.status) + ', repeated ' + refused.failureCount),
    h('p', null, 'Change: ' + (validation.error?.code ?? validation.status)),
    h('button', { onClick: () => validation.mutate({ slugName: 'x' }) }, 'Validate'),
    h('button', { onClick: signUp }, 'Sign up'),
    h('p', { role: 'alert' }, problem))
}

export function start(apiUrl, clientId, credentials) {
  const client = createKalends({ apiUrl, clientId, store: cookieStore() })
  const app = h(KalendsProvider, { client }, h(Shop, { credentials }))
  createRoot(document.getElementById('root')).render(h(StrictMode, null, app))
}
`

async function bundle(): Promise<string> {
  const folder = join(top, `node_modules/.cache/kalends/react-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'shop.js')
  writeFileSync(entry, program)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['es'] } },
  })
  rmSync(folder, { recursive: true })
  const [built] = [result].flat() as { output: { code: string }[] }[]
  return built?.output[0]?.code ?? ''
}

test.beforeAll(async () => {
  const script = await bundle()
  shop = await startFrontEnd('Shop with React', (path) => (path === '/shop.js' ? script : undefined))
})

test.afterAll(() => shop?.stop())

test('a React front end lists services, reports refusals once and greets a new member', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await page.goto(`${shop.origin}/`)
  const credentials = { email: `ivy-${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'correct horse battery' }
  await page.evaluate(
    async ([apiUrl, clientId, person]) => {
      const { start } = await import(`${location.origin}/shop.js`)
      start(apiUrl, clientId, person)
    },
    [siteUrl(), shop.clientId, credentials] as const,
  )
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('Missing: SERVICE_NOT_FOUND, repeated 1')).toBeVisible()
  await expect(page.getByText('Hello visitor')).toBeVisible()
  await page.getByRole('button', { name: 'Validate' }).click()
  await expect(page.getByText('Change: PERMISSION_DENIED')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(`Hello ${credentials.email}`)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('')
})
