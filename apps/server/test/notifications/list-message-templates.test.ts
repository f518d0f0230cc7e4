import { expect, it } from 'vitest'
import { unknownPlaceholders } from '../../src/features/notifications/rules/placeholders.ts'
import { aSite } from '../support/a-site.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createTemplateWriter } from './message-templates.ts'

const { app, context } = await createTestApp()

it('lists the texts of every message in every language of the business', async () => {
  const { admin, visitor } = await createTemplateWriter(app, context, await aSite(context, { languages: ['en', 'he'] }))
  const { templates } = expected(await admin.get('/v1/message-templates'))
  expect(templates).toHaveLength(14)
  const confirmed = templates.filter(({ kind }: { kind: string }) => kind === 'bookingConfirmed')
  expect(confirmed).toMatchObject([
    { language: 'en', subject: 'You’re booked: {when}', text: 'You’re booked, {name}', custom: false },
    { language: 'he', subject: 'ההזמנה אושרה: {when}', custom: false },
  ])
  for (const { subject, text } of templates) expect(unknownPlaceholders(`${subject} ${text}`)).toEqual([])
  expect(readRefusal(await visitor.get('/v1/message-templates'))).toBe('403 PERMISSION_DENIED')
})
