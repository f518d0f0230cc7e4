import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, defaultDataFolder, readConfig } from './config.ts'

function listMistakes(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}

test('needs nothing to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    tls: undefined,
    demo: true,
  })
})

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', KALENDS_DEMO: '' })).toEqual(readConfig({}))
})

test('reads every setting', () => {
  const config = readConfig({
    PORT: '8080',
    KALENDS_PROCESSES: '4',
    HOST: '0.0.0.0',
    KALENDS_DATA: 'some/folder',
    DATABASE_URL: 'postgres://u:p@db.example.org/kalends',
    DATABASE_READ_URL: 'postgresql://u:p@replica.example.org/kalends',
    KALENDS_DATABASE_POOLER: '1',
    KALENDS_URL: 'https://book.example.org/',
    KALENDS_TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    KALENDS_TLS: 'self',
    KALENDS_HTTPS_ONLY: '1',
    SMTP_URL: 'smtps://mail.example.org:465',
    KALENDS_DEMO: '0',
    KALENDS_LOCAL_PROVIDERS: '1',
    KALENDS_PRIVATE_WEBHOOKS: '1',
    KALENDS_STRICT_WEBHOOKS: '1',
    KALENDS_LOG: 'info',
    KALENDS_SMS_URL: 'https://texts.example.org/send',
    KALENDS_SMS_SECRET: 'a secret of at least thirty-two characters',
    KALENDS_SMS_PER_DAY: '50',
    KALENDS_STRIPE_URL: 'http://127.0.0.1:12111',
  })
  expect(config).toEqual({
    port: 8080,
    processes: 4,
    host: '0.0.0.0',
    dataFolder: resolve('some/folder'),
    databaseUrl: 'postgres://u:p@db.example.org/kalends',
    databaseReadUrl: 'postgresql://u:p@replica.example.org/kalends',
    databasePooled: true,
    publicUrl: 'https://book.example.org',
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    tls: { kind: 'self' },
    httpsOnly: true,
    smtpUrl: 'smtps://mail.example.org:465',
    smtpFrom: undefined,
    demo: false,
    localProviders: true,
    privateWebhooks: true,
    strictWebhooks: true,
    development: false,
    logLevel: 'info',
    texts: { url: 'https://texts.example.org/send', secret: 'a secret of at least thirty-two characters' },
    textsPerDay: 50,
    stripeUrl: 'http://127.0.0.1:12111',
  })
})

test('reports every mistake at once', () => {
  const mistakes = listMistakes({ PORT: '70000', HOST: 'http://here', KALENDS_DEMO: 'maybe', KALENDS_LOG: 'loud' })
  expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual(['HOST', 'PORT', 'KALENDS_DEMO', 'KALENDS_LOG'])
})

test.each([
  [{ PORT: '4000x' }, 'PORT is "4000x"'],
  [{ PORT: '-1' }, 'PORT is "-1"'],
  [{ KALENDS_PROCESSES: '0' }, 'KALENDS_PROCESSES is "0". Give a whole number from 1 to 64.'],
  [{ KALENDS_PROCESSES: '65' }, 'KALENDS_PROCESSES is "65"'],
  [{ KALENDS_PROCESSES: 'all' }, 'KALENDS_PROCESSES is "all"'],
  [{ DATABASE_URL: 'mysql://u:secret@host/db' }, 'DATABASE_URL is not an address. It begins with postgres://'],
  [{ DATABASE_URL: 'secret' }, 'DATABASE_URL is not an address'],
  [{ DATABASE_READ_URL: 'postgres://replica/db' }, 'DATABASE_READ_URL is set without DATABASE_URL'],
  [{ KALENDS_URL: 'book.example.org' }, 'KALENDS_URL is not an address'],
  [{ KALENDS_URL: 'https://example.org/book' }, 'Give the address of the site alone'],
  [{ KALENDS_TLS: 'yes' }, 'The only value is self'],
  [{ KALENDS_TLS_CERT: import.meta.filename }, 'belong together'],
  [{ KALENDS_TLS_CERT: '/no/such', KALENDS_TLS_KEY: import.meta.filename }, 'There is no such file'],
  [{ KALENDS_TLS: 'self', KALENDS_TLS_CERT: import.meta.filename, KALENDS_TLS_KEY: import.meta.filename }, 'leave out'],
  [{ KALENDS_TRUST_PROXY: '10.0.0.0/40' }, 'KALENDS_TRUST_PROXY has "10.0.0.0/40"'],
  [{ SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL is not an address. It begins with smtp://'],
  [{ SMTP_FROM: 'a@example.org' }, 'SMTP_FROM is set without SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.org', SMTP_FROM: 'Studio <a@example.org>' }, 'Give an address alone'],
])('refuses %o in one sentence', (environment, sentence) => {
  const mistakes = listMistakes(environment)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(sentence)
})

test('never repeats a value that may hold a password', () => {
  expect(listMistakes({ DATABASE_URL: 'mysql://u:secret@host/db', SMTP_URL: 'x:secret' }).join()).not.toContain(
    'secret',
  )
})

test('as root data is stored outside the checkout, in one folder per checkout', () => {
  expect(defaultDataFolder(false)).toMatch(/\/\.kalends$/)
  expect(defaultDataFolder(true)).toMatch(/^\/var\/lib\/kalends\/.+-[0-9a-f]{8}$/)
})

test('a provider of text messages needs its secret', () => {
  const url = 'https://texts.example.org/in'
  const secret = 'shared'
  expect(readConfig({ KALENDS_SMS_URL: url, KALENDS_SMS_SECRET: secret }).texts).toEqual({ url, secret })
  expect(readConfig({}).texts).toBeUndefined()
  expect(listMistakes({ KALENDS_SMS_URL: url })).toHaveLength(1)
})

test('sends as SMTP_FROM says, else as the user of the mail server, if that is an address', () => {
  const sender = (SMTP_URL: string, SMTP_FROM?: string) => readConfig({ SMTP_URL, SMTP_FROM }).smtpFrom
  expect(sender('smtps://user:pw@mail.example.org', 'bookings@example.org')).toBe('bookings@example.org')
  expect(sender('smtps://bookings%40example.org:pw@mail.example.org')).toBe('bookings@example.org')
  expect(sender('smtps://user:pw@mail.example.org')).toBeUndefined()
})
