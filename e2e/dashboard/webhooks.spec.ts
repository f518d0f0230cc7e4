import { readWebhook } from '@kalends/sdk/webhooks'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { isAlive } from '../support/is-alive.ts'
import { signIn } from '../support/people.ts'
import { startReceiver } from '../support/receiver.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(1280))
  test(`sends events to a receiver, which reads them with the client library (${width})`, async ({ openQuietPage }) => {
    const receiver = await startReceiver()
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    const name = `CRM ${crypto.randomUUID().slice(0, 6)}`

    await test.step('create', async () => {
      await page.goto('/dashboard/webhooks')
      await page.getByRole('link', { name: 'New webhook' }).click()
      await page.getByLabel('Name').fill(name)
      await page.getByLabel('Address').fill('ftp://example.com')
      await page.locator('summary', { hasText: 'Categories' }).click()
      await page.getByRole('button', { name: 'Select all Categories' }).click()
      await page.getByText('4 of 4').waitFor()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'Create webhook' }).click()
      await page.getByText('Enter a complete address that begins with https').waitFor()
      expect(await page.getByText('4 of 4').count()).toBe(1)
      await page.getByLabel('Address').fill(receiver.url)
      await page.getByRole('button', { name: 'Create webhook' }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText('Send a test event to try it.').waitFor()
    })

    await test.step('send a test event', async () => {
      await page.getByRole('button', { name: 'Send test event' }).click()
      const drawer = page.getByRole('complementary', { name: 'Delivery' })
      await drawer.getByText('Answered with status 200: delivered').waitFor()
      await drawer.getByText('Thanks').waitFor()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    })

    await test.step('read an event with the public key', async () => {
      const { kalends } = await createApiClient(`webhooks ${name}`)
      const { category } = await kalends.categories.createCategory({ category: { name } })
      await expect.poll(() => receiver.bodies.length).toBe(3)
      await page.goto('/dashboard/webhooks')
      const key = await page.getByRole('textbox', { name: 'Public key', exact: true }).inputValue()
      const events = await Promise.all(receiver.bodies.map((body) => readWebhook(body, key)))
      const created = events.find(({ eventType }) => eventType === 'wix.bookings.categories.v2.category_created')
      expect(created).toMatchObject({
        entity: { id: category?.id, name },
        metadata: { entityId: category?.id, slug: 'created', identity: { identityType: 'APP' } },
      })
      await expectNoAxeViolations(page)
    })

    await test.step('replace the key', async () => {
      const key = page.getByRole('textbox', { name: 'Public key', exact: true })
      const before = await key.inputValue()
      await page.getByRole('link', { name: 'Replace key' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /^In 7 days/ }).waitFor()
      await expectNoAxeViolations(page)
      await dialog.getByRole('button', { name: 'Replace key' }).click()
      const next = await page.getByRole('textbox', { name: 'Next public key' }).inputValue()
      expect(await key.inputValue()).toBe(before)
      await page.getByRole('link', { name: 'Change date' }).click()
      await dialog.getByRole('radio', { name: /^Now/ }).check()
      await dialog.getByRole('button', { name: 'Change date' }).click()
      await expect(key).toHaveValue(next)
      const previous = await page.getByRole('textbox', { name: 'Previous public key' }).all()
      expect(await Promise.all(previous.map((field) => field.inputValue()))).toContain(before)
      await expectNoAxeViolations(page)
    })

    await test.step('see a failure and send it again', async () => {
      receiver.status = 503
      await page.getByRole('link', { name }).click()
      await page.getByRole('button', { name: 'Send test event' }).click()
      const drawer = page.getByRole('complementary', { name: 'Delivery' })
      await drawer.getByText('Answered with status 503').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('navigation', { name: 'Delivery status' }).getByRole('link', { name: 'Failed' }).click()
      await page.getByRole('button', { name: 'Send failed events again' }).click()
      await page.getByText('The failed events are being sent again.').first().waitFor()
      await page.getByRole('link', { name: /Test event/ }).click()
      await expectNoAxeViolations(page)
      receiver.status = 200
      await drawer.getByRole('button', { name: 'Send again' }).click()
      await page.getByText('The event is being sent again.').first().waitFor()
      await expect
        .poll(async () => {
          await page.reload()
          return drawer.getByText('Answered with status 200: delivered').count()
        })
        .toBe(1)
      await page.waitForFunction(isAlive)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    })

    await test.step('pause, resume and delete', async () => {
      await page.getByRole('button', { name: 'Pause' }).click()
      await page.getByText('Events that happen now are not sent.').first().waitFor()
      await page.getByRole('button', { name: 'Resume' }).click()
      await page.getByText(`${name} receives events again.`).first().waitFor()
      await page.getByRole('navigation', { name: 'Webhook' }).getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('link', { name: 'Delete webhook' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click()
      await page.getByText(`${name} was deleted.`).waitFor()
    })
    receiver.stop()
  })

test('hides webhooks from people who may not manage them', async ({ openPage }) => {
  const page = await openPage()
  await signIn(page, 'receptionist')
  expect((await page.goto('/dashboard/webhooks'))?.status()).toBe(403)
  expect(await page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0)
})
