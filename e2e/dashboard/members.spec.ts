import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Creates a member through the API, like an integration. Returns the name in the list. */
async function makeMember(page: Page, status: 'APPROVED' | 'PENDING'): Promise<string> {
  const name = `Prova-${crypto.randomUUID().slice(0, 8)}`
  const member = { loginEmail: `${name}@example.org`, contact: { firstName: 'Zoë', lastName: name } }
  const made = await createMember(page, member)
  // These pages have no sign-up, so the pending member is created.
  if (status === 'PENDING') await sql(`update members set status = 'PENDING' where id = $1`, [made.member.id])
  return `Zoë ${name}`
}

/** Calls the API with the cookies of the page's browser. */
async function createMember({ request }: Page, member: object) {
  const { session } = await (await request.get('/v1/staff/session')).json()
  const answer = await request.post('/v1/members', {
    headers: { 'x-kalends-csrf': session.csrfToken },
    data: { member },
  })
  return answer.json()
}

for (const width of widths(1280))
  test(`approves, mutes, blocks and deletes members, and undoes each (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width })
    await signIn(page)
    const waiting = await makeMember(page, 'PENDING')
    const member = await makeMember(page, 'APPROVED')
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const said = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
    const undo = () => page.getByRole('button', { name: 'Undo' }).click()

    await page.goto('/dashboard/members?view=waiting')
    await row(waiting).waitFor()
    await page.getByRole('button', { name: `Approve ${waiting}` }).click()
    await said(`${waiting} can now sign in.`)
    await expect.poll(() => row(waiting).count()).toBe(0)

    await page.goto(`/dashboard/members?search=${encodeURIComponent(member.slice(-8))}`)
    expect(await page.getByRole('listitem').filter({ hasText: 'Prova-' }).count()).toBe(1)
    await page.getByRole('button', { name: `Mute ${member}` }).click()
    await row(member).getByText('Muted').waitFor()
    await undo()
    await said(`${member} can post and comment again.`)
    await page.getByRole('button', { name: `Block ${member}` }).click()
    await said(`${member} is blocked and signed out everywhere.`)
    await undo()
    await said(`${member} can now sign in.`)
    await page.getByRole('button', { name: `Delete ${member}` }).click()
    await expect.poll(() => row(member).count()).toBe(0)
    await undo()
    await said(`${member} was restored.`)

    await page.getByRole('link', { name: `Disconnect ${member}` }).click()
    await page.getByText('You can’t undo this.', { exact: false }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `Disconnect ${member}` }).click()
    await said(`${member} is permanently disconnected.`)
    await page.getByRole('link', { name: /^Disconnected/ }).click()
    await row(member).waitFor()
  })

test('shows a member, emails them a link, signs them out, removes a lost app, and restores them after deletion', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  const name = await makeMember(page, 'APPROVED')
  const said = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
  await page.goto(`/dashboard/members?search=${encodeURIComponent(name.slice(-8))}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(/added the member$/).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Email a password link: ${name}` }).click()
  await said(`Email isn’t set up: no link was sent to ${name}.`)
  await page.getByRole('button', { name: `Sign out everywhere: ${name}` }).click()
  await said(`${name} is signed out everywhere and can sign in again.`)
  await sql(
    `insert into member_factors (site_id, id, member_id, type, created_at, activated_at)
     select site_id, gen_random_uuid(), id, 'EMAIL', now(), now() from members where login_email = $1`,
    [`${name.split(' ')[1]}@example.org`.toLowerCase()],
  )
  await page.reload()
  await page.getByText('Code by email').waitFor()
  await page.getByRole('link', { name: `Lost their phone: ${name}` }).click()
  await page.getByText(`Turn off two-step verification for ${name}?`).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Turn off two-step verification: ${name}` }).click()
  await said(`Two-step verification is off for ${name}.`)
  await page.getByText(/turned off two-step verification$/).waitFor()
  await page.getByRole('link', { name: 'Bookings and notes' }).waitFor()
  await page.goto(`/dashboard/members?search=${encodeURIComponent(name.slice(-8))}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await said(`${name} was deleted. An owner can restore them for 30 days.`)
  await page.goto('/dashboard/members?view=trash')
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(/^Permanently deleted on/)
    .waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Restore ${name}` }).click()
  await said(`${name} was restored.`)
})

test('cannot block the owner, and is read-only for receptionists', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [409] })
  const { email } = await signIn(page)
  await createMember(page, { loginEmail: email })
  await page.goto(`/dashboard/members?search=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('alert').getByText('is on your team and can’t be deleted').waitFor()
  const reception = await openQuietPage()
  await signIn(reception, 'receptionist')
  await reception.goto(`/dashboard/members?search=${encodeURIComponent(email)}`)
  await reception.getByRole('listitem').filter({ hasText: email }).waitFor()
  expect(await reception.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
})

test('sends a password link and erases a member from their page', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  const name = await makeMember(page, 'APPROVED')
  await page.goto(`/dashboard/members?search=${encodeURIComponent(name.slice(-8))}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: `Email a password link: ${name}` }).click()
  await page.getByText('no link was sent').first().waitFor()
  await page.getByRole('link', { name: 'Erase member' }).click()
  await page.getByRole('heading', { name: `Erase ${name}?` }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard/members')
  const email = `${name.slice(4)}@example.org`.toLowerCase()
  expect(await sql('select id from members where login_email = $1', [email])).toEqual([])
})
