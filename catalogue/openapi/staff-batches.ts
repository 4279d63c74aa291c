import { isForPeople, peoplePathOf, rightsOf } from '../doors.ts'
import { operations } from '../index.ts'
import type { InboundOperation, Operation } from '../operation.ts'
import { portuguese } from '../phrase.ts'
import { bodyProblems, type ProblemCode } from '../problems.ts'
import { answerSchemaOf, requestSchemaOf } from './bodies.ts'
import { atDoor } from './door-problems.ts'
import { personFailures } from './session.ts'
import { enteredByPeople, rightText } from './staff.ts'

/** Batches that staff send from a file: the operations of systems, by another door. */

const json = 'application/json'

const own = [
  'CORPO_INVALIDO',
  'LISTA_INVALIDA',
  'CHAVE_REUTILIZADA',
  'REGISTROS_DEMAIS',
  'CAMPO_INVALIDO',
] as const satisfies readonly ProblemCode[]

const staffBatches = (): InboundOperation[] =>
  (operations as readonly Operation[]).filter(
    (one): one is InboundOperation => one.family === 'inbound' && isForPeople(one),
  )

function pathItem(operation: InboundOperation) {
  const asked = {
    fields: {},
    metodo: 'POST',
    permissao: rightsOf(operation)[0]!,
    own: {
      LISTA_INVALIDA: { campo: operation.list },
      CAMPO_INVALIDO: { campo: 'TOKEN', detalhe: 'aqui vale quem entrou; envie sem ele' },
    },
  }
  return {
    post: {
      operationId: `Gestao${operation.id}`,
      tags: ['management'],
      summary: portuguese(operation.title),
      description: `O mesmo envio de \`${operation.id}\`, pela equipe: o corpo vai sem \`TOKEN\`, com a sessão de um usuário ou com uma chave de gestão em \`Authorization\`, e o lote fica em nome de quem envia. ${rightText(operation)}`,
      ...enteredByPeople,
      requestBody: { required: true, content: { [json]: { schema: requestSchemaOf(operation) } } },
      responses: {
        '200': {
          description: 'Lote recebido; o cabeçalho X-Lote-Id traz o seu número.',
          content: { [json]: { schema: answerSchemaOf(operation) } },
        },
        ...personFailures(asked, [...new Set([...bodyProblems, ...own, ...atDoor])]),
      },
    },
  }
}

export const staffBatchPathItems = (): Record<string, object> =>
  Object.fromEntries(staffBatches().map((one) => [peoplePathOf(one), pathItem(one)]))
