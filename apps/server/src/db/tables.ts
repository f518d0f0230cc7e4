// biome-ignore lint/suspicious/noExplicitAny: stands until scripts/make-tables.ts has seen the first migrations
export type DB = any
