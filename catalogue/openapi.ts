import { scopeOf } from './doors.ts'
import { operations } from './index.ts'
import { operationSchemas, requestSchemaOf, sharedSchemas } from './openapi/bodies.ts'
import { requestExamples } from './openapi/examples.ts'
import { grouped, groups } from './openapi/groups.ts'
import { managementPathItems, managementSchemas } from './openapi/management.ts'
import { failureResponses, headers, responsesOf } from './openapi/responses.ts'
import {
  sessionHeaders,
  sessionPathItems,
  sessionSchemas,
  sessionSecurity,
  sessionTag,
} from './openapi/session.ts'
import { staffPathItems, staffSchemas, staffSecurity } from './openapi/staff.ts'
import { staffBatchPathItems } from './openapi/staff-batches.ts'
import { uploadPathItem, uploadSchemas } from './openapi/upload.ts'
import { asksForToken, type Operation, pathOf } from './operation.ts'
import { inLanguage, portuguese } from './phrase.ts'
import { idempotencyHeader } from './wire/headers.ts'

const all: readonly Operation[] = operations

const description = `Integração de sistemas acadêmicos, financeiros e de RH com o Vínculo, por HTTP e JSON.

As operações de integração usam POST. As de envio e de consulta levam a credencial no corpo (\`TOKEN\` ou \`token\`) ou no cabeçalho \`Authorization\`, depois de \`Bearer\`; as da força de trabalho, no cabeçalho \`Authorization\`. Em um envio, ponha o token no cabeçalho ou antes dos registros. O corpo pode vir comprimido, com \`Content-Encoding: gzip\`; a resposta vem comprimida a quem envia \`Accept-Encoding\` com \`zstd\`, \`br\` ou \`gzip\`.

Em cada campo, \`x-tipo\` traz o tipo na notação da interface e \`x-origem\` diz se o campo vem da interface (\`interface\`) ou de uma decisão do Vínculo (\`vinculo\`). Em um campo da interface, \`x-decidido\` lista o que ela não diz e nós decidimos: tipo, tamanho, obrigatoriedade ou valores. \`x-ingles\` traz o nome e a descrição de cada operação em inglês.`

const credentialText = {
  inbound:
    'A credencial vai no corpo, no campo `TOKEN`, ou no cabeçalho `Authorization`, depois de `Bearer`.',
  query: 'A credencial vai no corpo, no campo `token`, ou no cabeçalho `Authorization`, depois de `Bearer`.',
  workforce: 'A credencial vai no cabeçalho `Authorization`.',
  none: 'Não pede credencial de integração.',
} as const

function accessText(operation: Operation): string {
  const { family } = operation
  const scope = scopeOf(operation)
  const where = family === 'control' ? (asksForToken(operation) ? 'inbound' : 'none') : family
  return `${credentialText[where]}${scope ? ` Escopo: \`${scope}\`.` : ''}`
}

function operationText(operation: Operation): string {
  const replaced = operation.deprecated ? [`Obsoleta: use ${operation.deprecated}.`] : []
  return [portuguese(operation.description), ...replaced, accessText(operation)].join('\n\n')
}

const idempotencyKey = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'Chave do envio, à escolha de quem envia. Repetida com os mesmos registros, ainda que escritos de outra forma, responde o primeiro recibo e não cria outro lote; com outros registros, responde 409.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function pathItem(operation: Operation) {
  return {
    post: {
      operationId: operation.id,
      tags: [operation.group],
      summary: portuguese(operation.title),
      description: operationText(operation),
      'x-ingles': {
        summary: inLanguage(operation.title, 'en'),
        description: inLanguage(operation.description, 'en'),
      },
      ...(operation.deprecated ? { deprecated: true } : {}),
      // OpenAPI has no security scheme for a body field; the description says where the credential goes.
      security: operation.family === 'workforce' ? [{ chave: [] }] : [],
      ...(operation.family === 'inbound' ? { parameters: [idempotencyKey] } : {}),
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: requestSchemaOf(operation), examples: requestExamples(operation) },
        },
      },
      responses: responsesOf(operation),
    },
  }
}

const merge = (parts: readonly object[]): object => Object.assign({}, ...parts)

const keySecurity = {
  chave: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'Chave da integração, sozinha ou depois de `Bearer `.',
  },
}

const integrationPaths = () =>
  Object.fromEntries(all.map((operation) => [pathOf(operation), pathItem(operation)]))

const groupTags = grouped(all).map(({ id, title, text }) => ({ name: id, description: `${title}. ${text}` }))

/** Common parts of the OpenAPI documents, combined with the parts that differ. */
const documentAt = (address: string | undefined, title: string, parts: object) => ({
  openapi: '3.1.0',
  info: {
    title,
    version: '1.0.0',
    description,
    contact: {
      name: 'Quem opera esta instalação do Vínculo',
      ...(address ? { url: address } : {}),
    },
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: address ?? '/', description: 'Este servidor' }],
  ...parts,
})

/** OpenAPI 3.1 document of all operations, for the server at this public address. */
export const openApi = (address?: string): object =>
  documentAt(address, 'Vínculo', {
    tags: [
      ...groupTags,
      { name: 'management', description: `${groups.management.title}. ${groups.management.text}` },
      sessionTag,
    ],
    paths: {
      ...integrationPaths(),
      ...staffPathItems(),
      ...staffBatchPathItems(),
      ...managementPathItems(),
      ...uploadPathItem(),
      ...sessionPathItems(),
    },
    components: {
      securitySchemes: { ...keySecurity, ...staffSecurity, ...sessionSecurity },
      headers: { ...headers, ...sessionHeaders },
      schemas: merge([
        sharedSchemas,
        ...all.map(operationSchemas),
        staffSchemas(),
        managementSchemas(),
        uploadSchemas(),
        sessionSchemas(),
      ]),
      responses: merge(all.map(failureResponses)),
    },
  })

/** The same of the operations that systems call, without those of people. */
export const integrationOpenApi = (address?: string): object =>
  documentAt(address, 'Vínculo: integração', {
    tags: groupTags,
    paths: integrationPaths(),
    components: {
      securitySchemes: keySecurity,
      headers,
      schemas: merge([sharedSchemas, ...all.map(operationSchemas)]),
      responses: merge(all.map(failureResponses)),
    },
  })
