import { notifications } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { dispatchEvents } from '../../src/setup/background.ts'
import { aSite } from '../support/a-site.ts'
import { aHold, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createTemplateWriter } from './message-templates.ts'

const { app, context, db } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

async function aBusiness(more: object = {}) {
  const studio = await aStudio(app, context)
  if (Object.keys(more).length > 0) expected(await studio.admin.patch('/v1/sites/settings', more))
  return { studio, ...(await createTemplateWriter(app, context, studio.siteId)) }
}

describe('setMessageTemplate', () => {
  it('saves the texts of the business by field, until they are reset', async () => {
    const { put, admin } = await aBusiness()
    const words = { subject: 'See you {when}', text: 'Hello {name}\n\nBring {service} shoes.' }
    const fields = Object.keys((notifications.SetMessageTemplateRequest.schema as { properties: object }).properties)
    expect([...Object.keys(words), 'kind', 'language'].sort()).toEqual(fields.sort())
    const { template } = expected(await put('bookingConfirmed', 'en', words))
    expect(template).toMatchObject({ kind: 'bookingConfirmed', language: 'en', custom: true, ...words })
    const { templates } = expected(await admin.get('/v1/message-templates'))
    expect(templates).toContainEqual(template)
    const half = expected(await put('bookingConfirmed', 'en', { subject: null })).template
    expect(half).toMatchObject({ subject: 'You’re booked: {when}', text: words.text, custom: true })
    const fixture = expected(await put('bookingConfirmed', 'en', { text: null })).template
    expect(fixture).toMatchObject({ text: 'You’re booked, {name}', custom: false })
    expect(await db.selectFrom('message_templates').selectAll().execute()).toEqual([])
  })

  it('uses them in emails from then on', async () => {
    const { studio, put } = await aBusiness()
    const text = 'Ciao {name}\n\n{service} with {staff}. Call {phone} if late.'
    expected(await put('bookingConfirmed', 'en', { subject: '{business}: {service}, {when}', text }))
    const hold = await aHold(studio.visitor, studio, '2026-06-02T09:00:00.000Z')
    const contactDetails = { firstName: '{service}', lastName: '<b>', email: 'clara@customer.example' }
    expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails }))
    await dispatchEvents(context)
    const [message] = expected(await studio.admin.post('/v1/messages/query', {})).messages
    expect(message.subject).toBe('Studio Aventine: Swedish massage, Tue 2 June, 11:00')
    expect(message.bodyText).toContain('Swedish massage with Livia')
    expect(message.bodyText).not.toMatch(/\{\w+\}/)
    expect(message.bodyText).toContain('When:')
    expect(message.bodyHtml).not.toContain('<b>')
  })

  it('refuses an unknown placeholder, naming it and its field', async () => {
    const { put } = await aBusiness()
    const answer = await put('bookingMoved', 'en', { subject: 'Now {when}', text: '{name}, pay {amount}' })
    expect(readRefusal(answer)).toBe('400 text')
    const [violation] = answer.body.details.validationError.fieldViolations
    expect(violation).toMatchObject({ ruleName: 'UNKNOWN_PLACEHOLDER', data: { unknown: ['{amount}'] } })
    expect(violation.description).toContain('{amount}')
    expect(readRefusal(await put('bookingMoved', 'en', { subject: '   ' }))).toBe('400 subject')
  })

  it('accepts only existing kinds of messages and languages of the business: NOT_FOUND', async () => {
    const { put } = await aBusiness({ languages: ['en', 'fr'] })
    const words = { text: 'Bonjour {name}' }
    expect(readRefusal(await put('bookingForgotten', 'en', words))).toBe('404 NOT_FOUND')
    expect(readRefusal(await put('bookingConfirmed', 'he', words))).toBe('404 NOT_FOUND')
    expect(readRefusal(await put('bookingConfirmed', 'fr', words))).toBe('200')
  })

  it('records who changed what', async () => {
    const { studio, put } = await aBusiness()
    expected(await put('bookingCanceled', 'en', { text: 'Gone.' }))
    const entries = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('site_id', '=', studio.siteId)
      .where('entity_type', '=', 'messageTemplate')
      .execute()
    expect(entries).toMatchObject([{ operation: 'setMessageTemplate', entity_name: 'bookingCanceled (en)' }])
  })

  it('does not affect another business', async () => {
    const { put } = await aBusiness()
    expected(await put('bookingConfirmed', 'en', { text: 'Ours' }))
    const other = await createTemplateWriter(app, context, await aSite(context))
    const { templates } = expected(await other.admin.get('/v1/message-templates'))
    expect(JSON.stringify(templates)).not.toContain('Ours')
  })
})
