import { auditActions, auditedEntities, auditOrigins } from '../audit.ts'
import { code, numeric, ours, varchar } from '../fields.ts'
import { query } from '../operation.ts'
import { list, moment, number, text } from '../output.ts'

const actions = Object.fromEntries(auditActions.map((action) => [action, action]))

export const retornaDadosAuditorias = query({
  family: 'query',
  id: 'RetornaDadosAuditorias',
  group: 'query',
  doors: { integration: 'auditoria', staff: 'auditoria.ver', unlimited: true },
  title: 'Auditoria',
  description:
    'Quem incluiu, alterou, inativou ou consultou o quê, campo a campo. Senhas, deficiências e dados bancários aparecem sempre como ***.',
  wrapper: { kind: 'A', name: 'auditorias', response: true },
  period: 'inclusao',
  example: { entidade: 'aluno', identificador: 1 },
  filters: {
    usuario: { field: varchar(100, 'Quem fez, exatamente como na resposta.', ours) },
    entidade: { field: code(40, 'Entidade.', { values: auditedEntities, unknown: 'refuse' }, ours) },
    identificador: { field: numeric(18, 'Identificador do registro, na sua entidade.', ours) },
    acao: { field: code(20, 'Ação.', { values: actions, unknown: 'refuse' }, ours) },
  },
  element: {
    identificador: number('Identificador do lançamento'),
    data: moment('Quando aconteceu'),
    usuario: text('Quem fez: o nome da credencial ou da pessoa'),
    origem: text('Por onde', auditOrigins),
    operacao: text('Operação'),
    entidade: {
      ...text('Entidade', Object.keys(auditedEntities)),
      inherited: {
        movimentoRetificacao:
          'A job gives movements their own reasons that an earlier version wrote alike for many.',
      },
    },
    entidadeIdentificador: number('Identificador do registro; vazio na consulta a muitos'),
    acao: text('Ação', auditActions),
    campos: list({
      campo: text('Campo'),
      valorAnterior: text('Valor anterior, até 255 caracteres'),
      valorNovo: text('Valor novo, até 255 caracteres'),
    }),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
