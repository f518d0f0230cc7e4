import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readPageToken, showSandboxPage } from '../steps/sandbox-page.ts'

export const getSandboxPage: Operation<'getSandboxPage'> = async ({ input }, context) => {
  const page = await context.gateways.payments.SANDBOX.findPage(context, readPageToken(input.token))
  return page ? showSandboxPage(context, page) : fail('INVALID_TOKEN')
}
