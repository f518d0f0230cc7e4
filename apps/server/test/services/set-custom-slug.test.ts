import { randomUUID } from 'node:crypto'
import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { type Answer, anAdmin } from '../support/factories.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const { app, context, db, clock } = test
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)
const abroad = await anAdmin(app, context, there.siteId)
const nowhere = randomUUID()

const make = (name: string) => created(calls, here.key, anAppointment(here, { name }))
const set = (id: string | null | undefined, slug: string, client = admin) =>
  client.post(`/v2/services/${id}/slugs/custom`, { slug })
const readErrorCode = ({ status, body }: Answer) => [status, body.details.applicationError.code]
const names = (service: services.Service) => service.supportedSlugs?.map(({ name }) => name)

describe('setCustomSlug', () => {
  it('sets a custom slug, to which the earlier one redirects', async () => {
    const service = await make('Stretch')
    clock.advance({ minutes: 1 })
    const { body } = await set(service.id, 'Sanfte-Dehnung')
    expect(body.slug).toEqual({
      name: 'sanfte-dehnung',
      custom: true,
      createdDate: new Date(clock.now()).toISOString(),
    })
    expect(body.service).toMatchObject({
      mainSlug: body.slug,
      revision: '2',
      urls: { servicePage: { relativePath: '/services/sanfte-dehnung' } },
    })
    expect(names(body.service)).toEqual(['stretch', 'sanfte-dehnung'])
    const renamed = await admin.patch(`/v2/services/${service.id}`, { service: { name: 'Other', revision: '2' } })
    expect(renamed.body.service.mainSlug.name).toBe('sanfte-dehnung')
    expect((await set(service.id, 'stretch')).body.service.mainSlug.name).toBe('stretch')
  })

  it('refuses a slug that another service has or had: SLUG_ALREADY_EXISTS', async () => {
    const [one, two] = [await make('First one'), await make('Second one')]
    await set(one.id, 'first-custom')
    for (const slug of ['first-one', 'first-custom', 'FIRST-CUSTOM']) {
      expect(readErrorCode(await set(two.id, slug))).toEqual([409, 'SLUG_ALREADY_EXISTS'])
    }
    const foreign = await created(calls, there.key, anAppointment(there))
    expect((await set(foreign.id, 'first-custom', abroad)).status).toBe(200)
  })

  it('gives a slug to one of two simultaneous requests', async () => {
    const all = await Promise.all(['R1', 'R2', 'R3', 'R4'].map(make))
    const answers = await Promise.all(all.map(({ id }) => set(id, 'wanted-by-all')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('refuses invalid characters: SLUG_CONTAINS_ILLEGAL_CHARACTERS', async () => {
    const service = await make('Chars')
    for (const slug of ['', 'a b', '-a', 'a/b', '%']) {
      const { status, body } = await set(service.id, slug)
      expect(status).toBe(400)
      expect(body.details.validationError.fieldViolations).toMatchObject([
        { field: 'slug', ruleName: 'SLUG_CONTAINS_ILLEGAL_CHARACTERS' },
      ])
    }
  })

  it('keeps a hundred slugs, custom ones before derived ones', async () => {
    const service = await make('Many')
    for (let number = 0; number < 100; number += 1) {
      await db
        .insertInto('service_slugs')
        .values({
          site_id: here.siteId,
          slug: `many-old-${number}`,
          service_id: service.id ?? '',
          custom: number < 50,
          created_at: new Date(clock.now() - 1000 + number),
        })
        .execute()
    }
    const stored = names((await set(service.id, 'many-last')).body.service) ?? []
    expect(stored).toHaveLength(100)
    expect(stored).toEqual(expect.arrayContaining(['many-old-0', 'many-old-99', 'many-last']))
    expect(stored).not.toContain('many-old-50')
  })

  it('finds only services of the business: SERVICE_NOT_FOUND', async () => {
    const service = await make('Ours')
    expect(readErrorCode(await set(service.id, 'theirs', abroad))).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(readErrorCode(await set(nowhere, 'none'))).toEqual([404, 'SERVICE_NOT_FOUND'])
  })
})
