import { said } from '../../catalogue/message.ts'
import { commandsAtOnce, shortAnswers } from '../config/config.ts'
import type { Context } from '../context.ts'
import { Gate } from '../gate/gate.ts'
import type { Intake } from '../inbound/receive/intake.ts'
import { type Shares, Slots } from '../query/slots.ts'
import { AnswerMemory } from './answer-memory.ts'
import type { ExchangeOf } from './exchange.ts'
import { transfers } from './send-prepared.ts'
import { BodyMemory, bodyLimits } from './transport/body-memory.ts'
import { callerAddress } from './transport/caller-address.ts'
import { Throttle } from './transport/throttle.ts'

/** Bytes per second. Every byte of an unauthenticated body is searched for its token. */
const unauthenticatedRate = 2 ** 23

/** Creates the exchanges of one server with the state that they share. */
export function exchanges(context: Context, intake: Intake): ExchangeOf {
  const { config } = context
  const bodies = new BodyMemory(bodyLimits(config))
  const throttle = new Throttle(unauthenticatedRate)
  const answers = {
    short: new Slots(sharesOf(shortAnswers), said('pedido.haPaginasDemais')),
    long: new Slots(sharesOf(config.streams), said('pedido.haConsultasLongasDemais')),
    memory: new AnswerMemory(),
    transfers: transfers(),
  }
  const downloads = {
    // A file being read is in memory twice, sealed and opened.
    turns: new Gate({ most: 2, mostOfCrowd: 1, lines: [256] }),
    memory: new AnswerMemory({ all: 128 * 2 ** 20, client: 64 * 2 ** 20 }),
  }
  const commands = new Slots(sharesOf(commandsAtOnce), said('pedido.haComandosDemais'))
  return (request, reply) => ({
    request,
    reply,
    context,
    address: callerAddress(request.raw, config.trustProxy),
    hold: bodies.open(),
    throttle,
    intake,
    answers,
    downloads,
    commands,
    always200: false,
  })
}

/** A client gets at most half of the slots, and one credential never all of those. */
function sharesOf(all: number): Shares {
  const client = Math.max(1, Math.floor(all / 2))
  return { all, client, credential: Math.max(1, client - 1) }
}
