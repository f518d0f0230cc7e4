import { startReceiver } from '../../../e2e/support/receiver.ts'
import type { Untyped } from '../install.ts'
import { STEPS } from '../operations.ts'
import { check } from '../recorder.ts'
import { newEmail, type Stage } from '../stage.ts'

const PATIENCE_MS = 20_000

/** Receives one event, and hands its body to the SDK. */
export async function readDelivery({ recorder, own, staff, sdk, siteId, findMessage }: Stage): Promise<void> {
  if (!findMessage) return recorder.skip(STEPS.webhook, 'the server cannot reach this machine')
  const receiver = await startReceiver()
  try {
    const eventTypes = ['wix.members.v1.member_created' as const]
    const { webhook } = await own.webhooks.createWebhook({
      webhook: { name: 'Conformance', url: receiver.url, eventTypes },
    })
    const { key } = await own.webhooks.listWebhooks({})
    await recorder.call(STEPS.webhook, async () => {
      const member = await staff.members.createMember({ member: { loginEmail: newEmail('event') } })
      const body = await waitFor(() => receiver.bodies[0])
      const app = sdk.createClient({
        auth: sdk.AppStrategy({ appId: siteId, publicKey: key?.publicKey }),
        modules: sdk.modules,
      })
      const events: Untyped[] = []
      app.members.onMemberCreated((event: Untyped) => events.push(event))
      await app.webhooks.process(body)
      check(events[0]?.entity._id === member._id, 'the event has another member')
      check(events[0].metadata.instanceId === siteId, 'the event is of another business')
      await staff.members.deleteMember(member._id)
    })
    await own.webhooks.deleteWebhook({ webhookId: webhook.id })
  } finally {
    receiver.stop()
  }
}

async function waitFor(find: () => string | undefined): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const found = find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing was delivered in ${PATIENCE_MS / 1000} s`)
}
