import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The packages as npm would publish them, installed in an empty project without a network.
const top = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'kalends-packed-'))
const modules = join(folder, 'node_modules')
const packed: Record<string, string[]> = {}
const usual = { target: 'ES2023', lib: ['ES2023', 'DOM'], strict: true, noEmit: true, types: [] }

function run(command: string, args: string[], cwd = folder): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function install(name: string): void {
  const npm = [process.env['npm_execpath'] ?? '', 'pack', '--json', '--offline', '--pack-destination', folder]
  const output = run(process.execPath, npm, join(top, 'packages', name))
  const [{ filename, files }] = JSON.parse(output.slice(output.indexOf('['))) as [
    { filename: string; files: { path: string }[] },
  ]
  packed[name] = files.map(({ path }) => path)
  const target = join(modules, '@kalends', name)
  mkdirSync(target, { recursive: true })
  run('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1'])
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeAll(() => {
  write('package.json', '{ "name": "consumer", "private": true }')
  install('contract')
  install('sdk')
  install('react')
  const types = ['@types/react', '@types/react-dom', 'csstype']
  const others = ['typebox', 'react', ...types, '@tanstack/react-query', '@tanstack/query-core']
  for (const name of others) cpSync(join(top, 'node_modules', name), join(modules, name), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed client', () => {
  it('holds what it needs and nothing else', () => {
    const files = packed['sdk'] ?? []
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
      'esm.mjs',
      `import { createKalends, KalendsError } from '@kalends/sdk'
       import { connect } from '@kalends/sdk/connect'${uses}`,
    )
    expect(run(process.execPath, ['esm.mjs'])).toBe('NETWORK function function\n')
  })

  it('is required as CommonJS', () => {
    write(
      'common.cjs',
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
  const { booking } = await kalends.bookings.createBooking({ booking: { startDate: new Date() } })
  // @ts-expect-error: no such operation
  kalends.bookings.noSuchOperation
  // @ts-expect-error: a date, not a text
  booking?.startDate?.startsWith('2026')
  // @ts-expect-error: no such status
  if (booking?.status === 'LOST') return 0
  const step = await kalends.auth.login({ email: 'a', password: 'b' })
  if (step.loginState === 'SUCCESS') return step.data.sessionToken.length
  const page = await queryPages(async (paging) => {
    const { services: items, pagingMetadata } = await kalends.services.queryServices({ query: { paging } })
    return { items, pagingMetadata }
  })
  for await (const service of page) return service.createdDate?.getTime() ?? 0
  return new KalendsError({} as never).status
}
export const client: Kalends = createKalends({ apiUrl: '', clientId: '' })
`
    const files = ['consumer.mts', 'consumer.cts']
    for (const file of [...files, 'consumer.ts']) write(`typed/${file}`, source)
    const resolution = { module: 'NodeNext', moduleResolution: 'NodeNext', skipLibCheck: true }
    write('typed/tsconfig.json', JSON.stringify({ compilerOptions: { ...usual, ...resolution }, files }))
    run(process.execPath, [join(top, 'node_modules/typescript/bin/tsc'), '-p', 'typed'])
  })
})

describe('the packed hooks', () => {
  it('hold what they need and nothing else', () => {
    const files = packed['react'] ?? []
    expect(files).toEqual(
      expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']),
    )
    expect(files.filter((path) => /test|\.map$|tsbuildinfo/.test(path))).toEqual([])
  })

  it('say which of their files are for browsers, so that server components can import the others', () => {
    const sources = (packed['react'] ?? []).flatMap((path) => /^src\/(.*)\.tsx?$/.exec(path)?.[1] ?? [])
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
      'hooks/shop.tsx',
      `${example}\n// @ts-expect-error: no such operation\nuseKalendsQuery('services', 'lost', {})\n`,
    )
    const guide = readFileSync(join(top, 'docs/guide/react.md'), 'utf8')
    write('hooks/guide.tsx', [...guide.matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code).join('\n'))
    // With the consumer of the client, which the test above wrote.
    const files = ['shop.tsx', 'guide.tsx', '../typed/consumer.ts']
    const resolution = { module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' }
    write('hooks/tsconfig.json', JSON.stringify({ compilerOptions: { ...usual, ...resolution }, files }))
    run(process.execPath, [join(top, 'node_modules/typescript/bin/tsc'), '-p', 'hooks'])
  })
})

describe('the client in a bundle', () => {
  async function bundle(text: string): Promise<string> {
    write('entry.js', text)
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
