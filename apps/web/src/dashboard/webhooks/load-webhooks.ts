import type { OutputOf } from '@kalends/contract'

type Listed = OutputOf<'listWebhooks'>
export type Webhook = Listed['webhooks'][number]
