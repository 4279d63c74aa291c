import type { TSchema } from 'typebox'
import type { ProblemCode } from '../problems.ts'
import { shapeSchema } from '../schema.ts'
import { enviaConteudo } from '../upload.ts'
import { doorProblems } from './door-problems.ts'
import { personFailures } from './session.ts'
import { enteredByPeople } from './staff.ts'

/** Upload of files in the OpenAPI document. */

const { id, path, title, description, access, header, output } = enviaConteudo

const ofJson: readonly ProblemCode[] = ['JSON_INVALIDO', 'CORPO_INVALIDO', 'CONTEUDO_NAO_JSON']

/** Problems of an upload: those of every call by people, without those about JSON. */
export const uploadProblems = doorProblems(['CONTEUDO_RECUSADO']).filter((code) => !ofJson.includes(code))

const asked = {
  fields: {},
  metodo: 'POST',
  permissao: 'contratos.alterar',
  own: { CONTEUDO_RECUSADO: { detalhe: 'não é um PDF, PNG ou JPEG' }, CORPO_GRANDE: { limite: '50 MiB' } },
}

export const uploadPathItem = (): Record<string, object> => ({
  [path]: {
    post: {
      operationId: id,
      tags: ['management'],
      summary: title,
      description: `${description}\n\n${access}`,
      security: enteredByPeople.security,
      parameters: [
        ...enteredByPeople.parameters,
        {
          name: header.name,
          in: 'header',
          required: true,
          description: header.text,
          schema: { type: 'string', minLength: 1, maxLength: 2_000, examples: [header.example] },
        },
      ],
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        '200': {
          description: 'Conteúdo recebido.',
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${id}Resposta` } } },
        },
        ...personFailures(asked, uploadProblems),
      },
    },
  },
})

export const uploadSchemas = (): Record<string, TSchema> => ({ [`${id}Resposta`]: shapeSchema(output) })
