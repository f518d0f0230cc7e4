import type { ActorGroup } from './actors.ts'

/**
 * Outcome for each actor: `sees` reads the requested data, `does` also writes, `blind` succeeds without showing any of
 * it, a number is the status of a refusal that wrote nothing.
 */
export type Row = Record<ActorGroup, string>

/** A call for data of the home business, and how to tell that the answer contains that data. */
export type Attempt = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  payload?: object
  /** Texts that only an answer with the data contains. */
  shows: string[]
  /** Ids of the home business in the call. With unknown ids instead, other businesses get the identical refusal. */
  ids?: string[]
  /** A successful call ends the session: the actor signs in again before the next one. */
  endsSession?: true
  /** The data belongs to the actor: it is created again for each, even if nothing was written. */
  forActor?: true
}
