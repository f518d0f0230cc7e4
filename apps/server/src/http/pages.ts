import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'

/** Where the built pages lie. */
export type PagesOptions = { folder: string }

/** Filled in with the pages. */
export async function answerPages(_app: FastifyInstance, _context: Context, _options: PagesOptions): Promise<void> {}
