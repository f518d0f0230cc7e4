import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(1280))
  test(`asks what keeps its local time before the zone changes, and lists it, at ${width} px`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/settings?part=region')
    const zone = page.getByLabel('Time zone', { exact: true })
    const before = await zone.inputValue()
    await change('Atlantic/Azores')
    expect(await zone.inputValue()).toBe('Atlantic/Azores')
    await expectNoAxeViolations(page)
    await page
      .getByRole('group', { name: 'Classes, courses, series and blocked time' })
      .getByRole('radio', { name: /^Keep the same moment/ })
      .check()
    await save()
    // Classes stayed in their zone. Appointments keep their moment unless something else is chosen.
    await change(before)
    await save()

    async function change(to: string): Promise<void> {
      await zone.selectOption(to)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText(/Nothing is saved yet/).waitFor()
      await page
        .getByText(/by the clock, or/)
        .first()
        .waitFor()
    }

    async function save(): Promise<void> {
      const chosen = await zone.inputValue()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved.').waitFor()
      await page.reload()
      expect(await zone.inputValue()).toBe(chosen)
    }
  })
