import { expectNoAxeViolations } from '../support/axe.ts'
import { followLink } from '../support/follow-link.ts'
import { ask, createMember } from '../support/members.ts'
import { expect, test } from '../support/test.ts'

test('shows which field is wrong, saves the details, and changes the visibility of the profile', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ statuses: [400] })
  const { token } = await createMember('Firefox/130.0')
  // Sent here by a front end, which leaves the section out.
  const { redirectSession } = await ask('/v1/redirect-session', { token, body: { memberAccountPage: {} } })
  // The session carries the member who opened it, so no one signs in again.
  await followLink(page, redirectSession.fullUrl)
  await page.waitForURL((url) => url.pathname === '/account/info')
  await expectNoAxeViolations(page)
  await page.getByLabel('Phone').fill('call me')
  await page.getByLabel('City').fill('Rome')
  await page.getByLabel('Country').selectOption('Italy')
  await page.getByLabel('Email language').selectOption('he')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Enter a valid phone number.').waitFor()
  await expectNoAxeViolations(page)
  await page.getByLabel('Phone').fill('+39 06 555 0199')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Details saved.').waitFor()
  await page.getByRole('button', { name: 'Show my profile' }).click()
  await page.getByRole('button', { name: 'Hide my profile' }).waitFor()
  // The sign-in email is not changed here.
  const where = await page.getByRole('main').getByRole('link', { name: 'Security' }).getAttribute('href')
  expect(where).toMatch(/\/account\/security#email$/)
  const { member } = await ask('/v1/members/my?fieldsets=FULL', { token, method: 'GET' })
  expect(member).toMatchObject({
    privacyStatus: 'PUBLIC',
    contact: { phones: ['+39 06 555 0199'], addresses: [{ city: 'Rome', country: 'IT' }] },
  })
  expect(await ask('/v1/members/my/language', { token, method: 'GET' })).toMatchObject({ language: 'he' })
  await page.getByLabel('Phone 1').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(async () => (await ask('/v1/members/my?fieldsets=FULL', { token, method: 'GET' })).member.contact.phones)
    .toEqual([])
})
