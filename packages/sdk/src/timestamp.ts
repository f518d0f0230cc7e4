/** An instant in ISO 8601. A plain string, marked so that clients can show it as a `Date`; the mark is never set. */
export type Timestamp = string & { readonly '~timestamp'?: true }
