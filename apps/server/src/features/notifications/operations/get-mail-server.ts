import type { Operation } from '../../../operation.ts'
import { mailServerState } from '../steps/mail-server-state.ts'

export const getMailServer: Operation<'getMailServer'> = async (_call, context) => ({
  mailServer: await mailServerState(context, context.db),
})
