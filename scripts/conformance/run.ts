import { connect } from '@kalends/sdk/connect'
import { loadSdk } from './install.ts'
import { Recorder } from './recorder.ts'
import { book, bookSeats } from './scenarios/bookings.ts'
import { browseCatalogue, changeCatalogue } from './scenarios/catalogue.ts'
import { finishVerification, useSecondFactor, useSessions } from './scenarios/factors.ts'
import { useInBrowser } from './scenarios/in-browser.ts'
import { manageMembers, useOwnProfile } from './scenarios/members.ts'
import { buyPlans } from './scenarios/orders.ts'
import { changePlans } from './scenarios/plans.ts'
import { openRedirects } from './scenarios/redirects.ts'
import { signIn, startVerification, useIdentity } from './scenarios/sign-in.ts'
import { readDelivery } from './scenarios/webhooks.ts'
import { createStage } from './stage.ts'
import type { Target } from './target.ts'

/** Runs every scenario against a business and returns what was recorded. */
export async function runScenarios(target: Target): Promise<Recorder> {
  const recorder = new Recorder()
  const restore = connect(target.url)
  try {
    const stage = createStage(target, await loadSdk(), recorder)
    const run = (name: string, work: () => Promise<void>) => recorder.scenario(name, work)
    await run('browsing', () => browseCatalogue(stage))
    await run('booking', async () => startVerification(stage, await book(stage)))
    await run('booking seats', () => bookSeats(stage))
    await run('plans', () => changePlans(stage))
    await run('redirects', () => openRedirects(stage))
    await run('the catalogue', () => changeCatalogue(stage))
    await run('sign-in', () => signIn(stage))
    await run('the profile', () => useOwnProfile(stage))
    await run('orders', () => buyPlans(stage))
    await run('members', () => manageMembers(stage))
    await run('identity', () => useIdentity(stage))
    await run('the second factor', () => useSecondFactor(stage))
    await run('webhooks', () => readDelivery(stage))
    await run('the browser', () => useInBrowser(stage))
    await run('sessions', () => useSessions(stage))
    await run('verification', () => finishVerification(stage))
    await run('tidying', () => stage.staff.services.deleteService(stage.made.service._id))
    return recorder
  } finally {
    restore()
  }
}
