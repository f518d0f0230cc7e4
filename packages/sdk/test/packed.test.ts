import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The packages as npm would publish them, installed from their files in empty projects without a network.
const top = fileURLToPath(new URL('../../../', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'kalends-packed-'))
/** A project with both packages; the others have one each. */
const folder = join(temporary, 'both')
const modules = join(folder, 'node_modules')
const packed: Record<string, string[]> = {}
const usual = { target: 'ES2023', lib: ['ES2023', 'DOM'], strict: true, noEmit: true, types: [] }
const compiler = join(top, 'node_modules/typescript/bin/tsc')

function run(command: string, args: string[], cwd = folder): string {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}`)
  return stdout
}

const npm = (args: string[], cwd: string): string =>
  run(process.execPath, [process.env['npm_execpath'] ?? '', '--offline', ...args], cwd)

/** Packs a folder and returns the file. */
function pack(path: string, ...options: string[]): string {
  const output = npm(['pack', '--json', '--pack-destination', temporary, ...options], join(top, path))
  const [{ filename, files }] = JSON.parse(output.slice(output.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ]
  packed[path] = files.map((file) => file.path)
  return join(temporary, filename)
}

/** Installs the packed file alone. What it needs of other publishers is there already, since there is no network. */
function install(project: string, file: string, others: readonly string[] = []): void {
  const target = join(temporary, project)
  copyModules(target, others)
  writeFileSync(join(target, 'package.json'), '{ "name": "consumer", "private": true }')
  npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', file], target)
}

function copyModules(project: string, names: readonly string[]): void {
  mkdirSync(join(project, 'node_modules'), { recursive: true })
  for (const name of names) {
    cpSync(join(top, 'node_modules', name), join(project, 'node_modules', name), { recursive: true })
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(temporary, path)), { recursive: true })
  writeFileSync(join(temporary, path), text)
}

beforeAll(() => {
  // Packing the hooks builds the client too.
  const react = pack('packages/react')
  const sdk = pack('packages/sdk', '--ignore-scripts')
  install('client', sdk)
  install('hooks', react, ['react', '@tanstack/react-query', '@tanstack/query-core'])
  copyModules(join(temporary, 'hooks'), ['@types/react', '@types/react-dom', 'csstype'])
  cpSync(join(temporary, 'hooks'), folder, { recursive: true })
  cpSync(join(temporary, 'client/node_modules/@kalends/sdk'), join(modules, '@kalends/sdk'), { recursive: true })
})

afterAll(() => rmSync(temporary, { recursive: true, force: true }))

describe('the packed client', () => {
  it('holds what it needs and nothing else', () => {
    const files = packed['packages/sdk'] ?? []
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'README.md',
        'LICENSE',
        'dist/index.js',
        'dist/index.d.ts',
        'dist/cjs/index.js',
      ]),
    )
    expect(files.filter((path) => !/^(dist|src)\/|^(package\.json|README\.md|LICENSE)$/.test(path))).toEqual([])
    expect(files.filter((path) => /test|\.map$|tsbuildinfo/.test(path))).toEqual([])
    const manifest = JSON.parse(readFileSync(join(modules, '@kalends/sdk/package.json'), 'utf8'))
    expect([manifest.private, manifest.license, manifest.sideEffects]).toEqual([undefined, 'MIT', false])
    for (const entry of Object.values<Record<string, string | Record<string, string>>>(manifest.exports)) {
      const { require, ...others } = entry
      for (const path of [...Object.values(others), ...Object.values(require ?? {})])
        expect(files).toContain(String(path).replace('./', ''))
    }
  })

  const uses = `
    const kalends = createKalends({ apiUrl: 'http://127.0.0.1:1', clientId: 'c' })
    const error = await kalends.sites.getSite().catch((it) => it)
    if (!(error instanceof KalendsError)) throw new Error('not typed')
    console.log(error.code, typeof connect, typeof kalends.auth.login)`

  it('is imported as an ES module', () => {
    write(
      'both/esm.mjs',
      `import { createKalends, KalendsError } from '@kalends/sdk'
       import { connect } from '@kalends/sdk/connect'${uses}`,
    )
    expect(run(process.execPath, ['esm.mjs'])).toBe('NETWORK function function\n')
  })

  it('is required as CommonJS', () => {
    write(
      'both/common.cjs',
      `const { createKalends, KalendsError } = require('@kalends/sdk')
       const { connect } = require('@kalends/sdk/connect')
       async function main() {${uses}
       }
       main()`,
    )
    expect(run(process.execPath, ['--no-experimental-require-module', 'common.cjs'])).toBe(
      'NETWORK function function\n',
    )
  })

  it('has types for ES modules and CommonJS', () => {
    const source = `
import { createKalends, type Kalends, KalendsError, queryPages } from '@kalends/sdk'
export async function start(kalends: Kalends): Promise<number> {
  const { booking } = await kalends.bookings.createBooking({ booking: { bookedEntity: {}, startDate: new Date() } })
  // @ts-expect-error: no such operation
  kalends.bookings.noSuchOperation
  // @ts-expect-error: a date, not a text
  booking.startDate?.startsWith('2026')
  // @ts-expect-error: no such status
  if (booking.status === 'LOST') return 0
  const step = await kalends.auth.login({ email: 'a', password: 'b' })
  if (step.loginState === 'SUCCESS') return step.data.sessionToken.length
  const page = await queryPages(async (paging) => {
    const { services: items, pagingMetadata } = await kalends.services.queryServices({ query: { paging } })
    return { items, pagingMetadata }
  })
  for await (const service of page) return service.createdDate.getTime()
  return new KalendsError({} as never).status
}
export const client: Kalends = createKalends({ apiUrl: '', clientId: '' })
`
    const files = ['consumer.mts', 'consumer.cts']
    for (const file of [...files, 'consumer.ts']) write(`both/typed/${file}`, source)
    const resolution = { module: 'NodeNext', moduleResolution: 'NodeNext', skipLibCheck: true }
    write('both/typed/tsconfig.json', JSON.stringify({ compilerOptions: { ...usual, ...resolution }, files }))
    run(process.execPath, [compiler, '-p', 'typed'])
  })
})

describe('the guides', () => {
  const guides = readdirSync(join(top, 'docs/guide')).filter((name) => name !== 'react.md')
  const examplesOf = (page: string): string =>
    [...page.matchAll(/```(?:js|ts)\n(.*?)```/gs)].map(([, code]) => code).join('\n')

  it('are strict TypeScript', () => {
    // What the surroundings of a front end have.
    const surroundings = `
declare const request: Request
declare const session: { set(name: string, value: unknown): void; get(name: string): any }
declare function redirect(url: string): Promise<void>
`
    write('both/guides/surroundings.d.ts', surroundings)
    const codes = guides.map((name) => [name, examplesOf(readFileSync(join(top, 'docs/guide', name), 'utf8'))] as const)
    const files = codes.filter(([, code]) => code !== '').map(([name]) => name.replace(/md$/, 'mts'))
    expect(files.length).toBeGreaterThan(5)
    for (const [name, code] of codes) write(`both/guides/${name.replace(/md$/, 'mts')}`, `export {}\n${code}`)
    const options = { ...usual, module: 'NodeNext', moduleResolution: 'NodeNext', skipLibCheck: true, types: ['node'] }
    const compilerOptions = { ...options, typeRoots: [join(top, 'node_modules/@types')] }
    write('both/guides/tsconfig.json', JSON.stringify({ compilerOptions, files: [...files, 'surroundings.d.ts'] }))
    run(process.execPath, [compiler, '-p', 'guides'])
  })
})

describe('the packed hooks', () => {
  it('hold what they need and nothing else', () => {
    const files = packed['packages/react'] ?? []
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    )
    expect(files.filter((path) => /test|\.map$|tsbuildinfo/.test(path))).toEqual([])
  })

  it('say which of their files are for browsers, so that server components can import the others', () => {
    const sources = (packed['packages/react'] ?? []).flatMap((path) => /^src\/(.*)\.tsx?$/.exec(path)?.[1] ?? [])
    const files = sources.map((name) => `dist/${name}.js`)
    const texts = files.map((path) => [path, readFileSync(join(modules, '@kalends/react', path), 'utf8')] as const)
    const usesHooks = /import \{[^}]*\b(use[A-Z]?\w*|createContext)\b[^}]*\} from '(react|@tanstack\/react-query)'/
    const marked = texts.filter(([, text]) => text.startsWith("'use client'")).map(([path]) => path)
    expect(marked).toEqual(
      expect.arrayContaining(texts.filter(([, text]) => usesHooks.test(text)).map(([path]) => path)),
    )
    expect(marked).toContain('dist/context.js')
    for (const path of ['index', 'query-client', 'query-key']) expect(marked).not.toContain(`dist/${path}.js`)
  })

  it('have types for the first example of their README, and for the guide', () => {
    const [, example = ''] =
      /```tsx\n([\s\S]*?)```/.exec(readFileSync(join(modules, '@kalends/react/README.md'), 'utf8')) ?? []
    expect(example).toContain('useKalendsQuery')
    write(
      'both/hooks/shop.tsx',
      `${example}\n// @ts-expect-error: no such operation\nuseKalendsQuery('services', 'lost', {})\n`,
    )
    const guide = readFileSync(join(top, 'docs/guide/react.md'), 'utf8')
    write('both/hooks/guide.tsx', [...guide.matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code).join('\n'))
    // With the consumer of the client, which the test above wrote.
    const files = ['shop.tsx', 'guide.tsx', '../typed/consumer.ts']
    const resolution = { module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' }
    write('both/hooks/tsconfig.json', JSON.stringify({ compilerOptions: { ...usual, ...resolution }, files }))
    run(process.execPath, [compiler, '-p', 'hooks'])
  })
})

describe('a package alone', () => {
  const source = (client: string) => `
import { type Booking, createKalends, KalendsError, type Member, type Order, type Plan, type Service } from '${client}'
const kalends = createKalends({ apiUrl: 'http://127.0.0.1:1', clientId: 'c' })
export const name = (of: Service | Plan): string => of.name
export const since = (member: Member): number => member.createdDate.getTime()
export const status = (booking: Booking, order: Order): string => booking.status + order.status
export async function first(): Promise<string> {
  const { services } = await kalends.services.queryServices({ query: {} })
  // @ts-expect-error: the server requires a query
  await kalends.members.queryMembers({})
  // @ts-expect-error: the server requires what is booked
  await kalends.bookings.createBooking({ booking: {} })
  return services.map((service) => service.id).join()
}
export const failed = (error: unknown): boolean => error instanceof KalendsError
`
  const options = { ...usual, module: 'NodeNext', moduleResolution: 'NodeNext', jsx: 'react-jsx' }
  const compile = (project: string, text: string): void => {
    write(`${project}/alone.mts`, text)
    write(`${project}/tsconfig.json`, JSON.stringify({ compilerOptions: options, files: ['alone.mts'] }))
    run(process.execPath, [compiler, '-p', '.'], join(temporary, project))
  }
  const load = (project: string, client: string): string => {
    const text = `import { createKalends } from '${client}'
      const error = await createKalends({ apiUrl: 'http://127.0.0.1:1', clientId: 'c' }).sites.getSite().catch((it) => it)
      console.log(error.code)`
    write(`${project}/alone.mjs`, text)
    return run(process.execPath, ['alone.mjs'], join(temporary, project))
  }

  it('is the client, with its types', () => {
    expect(readdirSync(join(temporary, 'client/node_modules/@kalends'))).toEqual(['sdk'])
    expect(load('client', '@kalends/sdk')).toBe('NETWORK\n')
    compile('client', source('@kalends/sdk'))
  })

  it('is the hooks, which bring the client', () => {
    expect(readdirSync(join(temporary, 'hooks/node_modules/@kalends'))).toEqual(['react'])
    expect(load('hooks', '@kalends/react/sdk')).toBe('NETWORK\n')
    compile(
      'hooks',
      `${source('@kalends/react/sdk')}
import { KalendsProvider, useKalendsQuery } from '@kalends/react'
export const provider = (): unknown => KalendsProvider({ client: kalends, children: null })
export const names = () => useKalendsQuery('services', 'queryServices', { query: {} }).data?.services.map((it) => it.name)
`,
    )
  })

  it('knows the errors of the other one', () => {
    write(
      'both/errors.mjs',
      `import { KalendsError } from '@kalends/sdk'
       import * as brought from '@kalends/react/sdk'
       const error = new brought.KalendsError({ status: 400, description: 'no', code: 'A' })
       console.log(brought.KalendsError === KalendsError, error instanceof KalendsError, new Error('b') instanceof KalendsError)`,
    )
    expect(run(process.execPath, ['errors.mjs'])).toBe('false true false\n')
  })
})

describe('the client in a bundle', () => {
  async function bundle(text: string): Promise<string> {
    write('both/entry.js', text)
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      build: { write: false, minify: true, lib: { entry: join(folder, 'entry.js'), formats: ['es'] } },
    })
    const [output] = [result].flat() as { output: { code: string }[] }[]
    return output?.output[0]?.code ?? ''
  }
  const size = async (text: string): Promise<number> => gzipSync(await bundle(text), { level: 9 }).length

  it('takes at most 20 kB of a booking site, compressed', async () => {
    const site = `
      import { cookieStore, createKalends } from '@kalends/sdk'
      export const kalends = createKalends({ apiUrl: 'https://book.example', clientId: 'c', store: cookieStore() })
      export const services = () => kalends.services.queryServices({ query: {} })
      export const slots = () => kalends.availability.queryAvailability({ query: {} })
      export const book = (booking) => kalends.bookings.createBooking({ booking })
      export const login = (credentials) => kalends.auth.login(credentials)`
    expect(await size(site)).toBeLessThanOrEqual(20_000)
  })

  it('leaves out what is not used', async () => {
    expect(await size(`export { queryPages } from '@kalends/sdk'`)).toBeLessThan(1000)
  })
})
