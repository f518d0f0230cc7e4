import type { availabilityOwn, Infer } from '@kalends/contract'
import type { BookableService } from '../../services/index.ts'
import type { Facts } from '../store/facts.ts'

export type Explained = Infer<typeof availabilityOwn.ExplainResponse>

/** A request to explain a time or seats, with the loaded data. */
export type RequestedWhy = {
  input: Infer<typeof availabilityOwn.ExplainRequest>
  siteId: string
  service: BookableService
  facts: Facts
  zone: string
  now: number
  mode: 'customer' | 'manager'
}
