import type { OperationSpec } from '@kalends/contract'

/** Any operation of the contract, whatever its input and output. */
export type AnySpec = OperationSpec<string, unknown, unknown>

/** A piece of the document. */
export type Json = { readonly [key: string]: unknown }

/** `/v2/bookings/{bookingId}/cancel` → `['bookingId']`. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
