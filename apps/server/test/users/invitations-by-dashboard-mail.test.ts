import { expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { messagesTo } from '../support/messages.ts'
import { aTeam } from './team.ts'

const { app, context, db } = await createTestApp()
const { invited } = await aTeam(app, context)

it('emails a link of its own once a mail server is set in the dashboard: the copied one proves no mailbox', async () => {
  const emailed = async (email: string): Promise<string> =>
    (await messagesTo(context, email)).map(({ body_text: text }) => text).join('\n')
  const before = await invited({ email: 'noor@studio.example' })
  expect(await emailed('noor@studio.example')).toContain(before.token)
  const at = new Date(context.clock.now())
  const settings = {
    host: 'smtp.example.com',
    port: 465,
    security: 'TLS',
    sender: 'desk@studio.example',
    updated_at: at,
  }
  await db.insertInto('mail_server').values(settings).execute()
  const after = await invited({ email: 'nora@studio.example' })
  const text = await emailed('nora@studio.example')
  expect(text).toContain('/dashboard/invitation/')
  expect(text).not.toContain(after.token)
})
