import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Gate } from '../gate/gate.ts'
import type { Intake } from '../inbound/receive/intake.ts'
import type { Slots } from '../query/slots.ts'
import type { AnswerMemory } from './answer-memory.ts'
import type { BodyHold } from './transport/body-memory.ts'
import type { Throttle } from './transport/throttle.ts'

/** State of one request. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  /** Address of the caller, read at the start: a closed socket has none. */
  address: string
  /** Memory held by the body until the request ends. */
  hold: BodyHold
  /** Throttle shared by all unauthenticated bodies. */
  throttle: Throttle
  /** Checks bodies of batches and cuts them into parts. */
  intake: Intake
  /**
   * Slots and memory for answers of queries, and the gate of long answers that are the same for all readers.
   */
  answers: { short: Slots; long: Slots; memory: AnswerMemory; transfers: Gate }
  /** Gate for reading files from the store, and memory for files being sent. */
  downloads: { turns: Gate; memory: AnswerMemory }
  /** Slots for commands: each holds a connection and may wait for a lock with it. */
  commands: Slots
  /** Set when the caller's client wants status 200 on failures. */
  always200: boolean
}

export type ExchangeOf = (request: FastifyRequest, reply: FastifyReply) => Exchange
