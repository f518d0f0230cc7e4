import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '../support/database.ts'
import { expectNoAxeViolations } from '../support/page.ts'
import { signIn } from '../support/people.ts'
import { openQuietPage } from '../support/quiet-page.ts'
import { widths } from '../support/widths.ts'

/** Writes somebody down as the desk's own programs do; answers what the list calls them. */
async function makeMember(page: Page, status: 'APPROVED' | 'PENDING'): Promise<string> {
  const name = `Prova-${crypto.randomUUID().slice(0, 8)}`
  const made = await page.evaluate(async (lastName) => {
    const { session } = await (await fetch('/v1/staff/session')).json()
    const headers = { 'content-type': 'application/json', 'x-kalends-csrf': session.csrfToken }
    const member = { loginEmail: `${lastName}@example.org`, contact: { firstName: 'Zoë', lastName } }
    const answer = await fetch('/v1/members', { method: 'POST', headers, body: JSON.stringify({ member }) })
    return answer.json()
  }, name)
  // Nobody can sign up on a page of this journey: who waits is made to.
  if (status === 'PENDING') await sql(`update members set status = 'PENDING' where id = $1`, [made.member.id])
  return `Zoë ${name}`
}

for (const width of widths(1280))
  test(`lets members in, mutes, blocks and deletes them, and takes it back (${width})`, async () => {
    const page = await openQuietPage({ width })
    await signIn(page)
    const waiting = await makeMember(page, 'PENDING')
    const member = await makeMember(page, 'APPROVED')
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    const said = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
    const undo = () => page.getByRole('button', { name: 'Undo' }).click()

    await page.goto('/dashboard/members?view=waiting')
    await row(waiting).waitFor()
    await page.getByRole('button', { name: `Let in ${waiting}` }).click()
    await said(`${waiting} may sign in.`)
    await expect.poll(() => row(waiting).count()).toBe(0)

    await page.goto(`/dashboard/members?search=${encodeURIComponent(member.slice(-8))}`)
    expect(await page.getByRole('listitem').filter({ hasText: 'Prova-' }).count()).toBe(1)
    await page.getByRole('button', { name: `Mute ${member}` }).click()
    await row(member).getByText('Muted').waitFor()
    await undo()
    await said(`${member} may post and comment again.`)
    await page.getByRole('button', { name: `Block ${member}` }).click()
    await said(`${member} is blocked and signed out everywhere.`)
    await undo()
    await said(`${member} may sign in.`)
    await page.getByRole('button', { name: `Delete ${member}` }).click()
    await expect.poll(() => row(member).count()).toBe(0)
    await undo()
    await said(`${member} is back.`)

    await page.getByRole('link', { name: `Disconnect ${member}` }).click()
    await page.getByText('This cannot be taken back.', { exact: false }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `Disconnect ${member}` }).click()
    await said(`${member} is disconnected for good.`)
    await page.getByRole('link', { name: /^Disconnected/ }).click()
    await row(member).waitFor()
  })

test('shows one member, mails them a link, signs them out, takes a lost app away, and brings them back from the trash', async () => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  const name = await makeMember(page, 'APPROVED')
  const said = (words: string) => page.getByText(words, { exact: true }).first().waitFor()
  await page.goto(`/dashboard/members?search=${encodeURIComponent(name.slice(-8))}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(/made the member$/).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Mail a link for a password: ${name}` }).click()
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
  await page.getByRole('link', { name: `They lost their phone: ${name}` }).click()
  await page.getByText(`Let ${name} sign in by the password alone?`).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Take app and codes away: ${name}` }).click()
  await said(`${name} signs in by the password alone.`)
  await page.getByText(/took away what they showed beside the password$/).waitFor()
  await page.getByRole('link', { name: 'Bookings and notes' }).waitFor()
  await page.goto(`/dashboard/members?search=${encodeURIComponent(name.slice(-8))}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await said(`${name} is in the trash. The owner can bring them back within thirty days.`)
  await page.goto('/dashboard/members?view=trash')
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(/^Gone for good on/)
    .waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `Bring back ${name}` }).click()
  await said(`${name} is back.`)
})

test('keeps the owner, and lets the reception look only', async () => {
  const page = await openQuietPage({ statuses: [409] })
  const { email } = await signIn(page)
  await page.evaluate(async (loginEmail) => {
    const { session } = await (await fetch('/v1/staff/session')).json()
    const headers = { 'content-type': 'application/json', 'x-kalends-csrf': session.csrfToken }
    await fetch('/v1/members', { method: 'POST', headers, body: JSON.stringify({ member: { loginEmail } }) })
  }, email)
  await page.goto(`/dashboard/members?search=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: `Delete ${email}` }).click()
  await page.getByRole('alert').getByText('works here and cannot be deleted').waitFor()
  const reception = await openQuietPage()
  await signIn(reception, 'receptionist')
  await reception.goto(`/dashboard/members?search=${encodeURIComponent(email)}`)
  await reception.getByRole('listitem').filter({ hasText: email }).waitFor()
  expect(await reception.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
})
