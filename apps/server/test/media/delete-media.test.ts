import { existsSync } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { uploadColumns } from '../../src/features/media/store/uses.ts'
import { runDue } from '../../src/setup/background.ts'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPicture, inBase64 } from './pictures.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context)
const admin = await anAdmin(app, context, siteId)
const content = await aPicture(20, 10)

const upload = async (purpose = 'CATALOGUE') =>
  expected(await admin.post('/v1/media', { fileName: 'a.png', content, purpose })).file
const uploadFolder = (id: string) => join(context.config.dataFolder, 'uploads', siteId, id)
const showAsLogo = (url: string | null) =>
  db.updateTable('sites').set({ logo_url: url }).where('id', '=', siteId).execute()

describe('deleteMedia', () => {
  it('deletes an image with its bytes, and records it in the activity log', async () => {
    const file = await upload()
    expect((await admin.delete(`/v1/media/${file.id}`)).body).toEqual({})
    expect((await app.inject(file.url)).statusCode).toBe(404)
    expect(existsSync(uploadFolder(file.id))).toBe(false)
    expect(readRefusal(await admin.delete(`/v1/media/${file.id}`))).toBe('404 NOT_FOUND')
    const [entry] = await db.selectFrom('audit_entries').selectAll().where('entity_id', '=', file.id).execute()
    expect(entry).toMatchObject({ operation: 'deleteMedia', entity_name: 'a.png' })
  })

  it('refuses an image in use: MEDIA_IN_USE', async () => {
    const file = await upload()
    await showAsLogo(file.url)
    expect(readRefusal(await admin.delete(`/v1/media/${file.id}`))).toBe('428 MEDIA_IN_USE')
    await showAsLogo(null)
    expect(readRefusal(await admin.delete(`/v1/media/${file.id}`))).toBe('200')
  })

  it('does not find files of another business, form answers and invalid ids', async () => {
    const file = await upload()
    const stranger = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await stranger.delete(`/v1/media/${file.id}`))).toBe('404 NOT_FOUND')
    expect(readRefusal(await admin.delete(`/v1/media/${(await upload('ANSWER')).id}`))).toBe('404 NOT_FOUND')
    expect(readRefusal(await admin.delete('/v1/media/nonsense'))).toBe('400 mediaId')
  })

  it('checks every column that references an upload', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name not in ('media_files')
        and column_name ~ '(image|media|logo|cover|photo|picture|avatar)'`.execute(db)
    const looked = uploadColumns.map(({ table, column }) => `${table}.${column}`)
    expect(rows.map(({ name }) => name).filter((name) => !looked.includes(name))).toEqual([])
  })
})

describe('an unreferenced upload', () => {
  it('is deleted after a day; a used one a day after its last use ends', async () => {
    const unused = await upload()
    const shown = await upload()
    const handedIn = expected(
      await admin.post('/v1/media', { fileName: 'a.txt', content: inBase64('x'), purpose: 'ANSWER' }),
    ).file
    await showAsLogo(shown.url)
    clock.advance({ hours: 23 })
    await runDue(context, clock.now())
    expect(existsSync(uploadFolder(unused.id))).toBe(true)
    clock.advance({ hours: 2 })
    await runDue(context, clock.now())
    expect([unused, handedIn, shown].map(({ id }) => existsSync(uploadFolder(id)))).toEqual([false, false, true])
    await showAsLogo(null)
    clock.advance({ hours: 25 })
    await runDue(context, clock.now())
    expect(existsSync(uploadFolder(shown.id))).toBe(true)
    clock.advance({ hours: 25 })
    await runDue(context, clock.now())
    expect(existsSync(uploadFolder(shown.id))).toBe(false)
  })

  it('leaves no bytes behind if its row was never written', async () => {
    const stray = uploadFolder('7d0f2a0e-0000-4000-8000-00000000abcd')
    await mkdir(stray, { recursive: true })
    const old = new Date(clock.now() - 2 * 86_400_000)
    const stored = await upload()
    await utimes(stray, old, old)
    const fullHour = Math.ceil(clock.now() / 3_600_000) * 3_600_000
    await runDue(context, fullHour)
    expect(existsSync(stray)).toBe(false)
    expect(existsSync(uploadFolder(stored.id))).toBe(true)
  })
})
