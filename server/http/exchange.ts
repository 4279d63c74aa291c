import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Gate } from '../gate/gate.ts'
import type { Intake } from '../inbound/receive/intake.ts'
import type { Places } from '../query/places.ts'
import type { Flow } from './door/flow.ts'
import type { Hold } from './door/holdings.ts'
import type { Ready } from './ready.ts'

/** What a request has shown of itself so far. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  /** Where the request came from, kept from its first moment: a connection that is gone has no address. */
  address: string
  /** What the body takes in memory, until the request is over. */
  hold: Hold
  /** How fast bodies come of whom nobody knows yet, all together. */
  strangers: Flow
  /** Where bodies of batches are checked and cut. */
  intake: Intake
  /**
   * Places and memory for the answers of queries, pages that are read before they are asked for, and turns of long answers
   * that are the same for everybody.
   */
  answers: { short: Places; long: Places; ready: Ready; transfers: Gate }
  /** Turns to read a file from the store, and memory for files while they are sent. */
  downloads: { turns: Gate; memory: Ready }
  /** Places for what people do: each holds a connection, and may wait with it for a batch or for each other. */
  commands: Places
  /** Set once the caller is known to want 200 on failures too. */
  always200: boolean
}

/** Makes what a request has shown of itself so far. */
export type ExchangeOf = (request: FastifyRequest, reply: FastifyReply) => Exchange
