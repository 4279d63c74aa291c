import { auditActions, auditOrigins } from '../audit.ts'
import { code, listed, numeric, ours, varchar } from '../fields.ts'
import { auditedEntities } from '../management/auditoria/audited-entities.ts'
import { query } from '../operation.ts'
import { list, moment, number, text } from '../output.ts'
import { phrase } from '../phrase.ts'

export const retornaDadosAuditorias = query({
  family: 'query',
  id: 'RetornaDadosAuditorias',
  group: 'query',
  doors: { integration: 'auditoria', staff: 'auditoria.ver', unlimited: true },
  title: phrase('Auditoria', 'Audit trail'),
  description: phrase(
    'Quem incluiu, alterou, inativou ou consultou o quê, campo a campo. Senhas, deficiências e dados bancários aparecem sempre como três asteriscos.',
    'Who included, changed, made inactive or read what, field by field. Passwords, disabilities and bank data always appear as three asterisks.',
  ),
  wrapper: { kind: 'A', name: 'auditorias', response: true },
  period: 'inclusao',
  example: { entidade: 'aluno', identificador: 1 },
  filters: {
    usuario: {
      field: varchar(
        100,
        phrase('Quem fez, exatamente como na resposta.', 'Who did it, exactly as in the answer.'),
        ours,
      ),
    },
    entidade: {
      field: code(40, phrase('Entidade.', 'Entity.'), { values: auditedEntities, unknown: 'refuse' }, ours),
    },
    identificador: {
      field: numeric(
        18,
        phrase('Identificador do registro, na sua entidade.', 'Identifier of the record, in its entity.'),
        ours,
      ),
    },
    acao: { field: code(20, phrase('Ação.', 'Action.'), listed(auditActions), ours) },
  },
  element: {
    identificador: number(phrase('Identificador do lançamento', 'Identifier of the entry')),
    data: moment(phrase('Quando aconteceu', 'When it happened')),
    usuario: text(
      phrase(
        'Quem fez: o nome da credencial ou da pessoa',
        'Who did it: the name of the credential or the person',
      ),
    ),
    origem: text(phrase('Por onde', 'By what way'), auditOrigins),
    operacao: text(phrase('Operação', 'Operation')),
    entidade: {
      ...text(phrase('Entidade', 'Entity'), Object.keys(auditedEntities)),
      inherited: {
        movimentoRetificacao:
          'A job gives movements their own reasons that an earlier version wrote alike for many.',
      },
    },
    entidadeIdentificador: number(
      phrase(
        'Identificador do registro; vazio na consulta a muitos',
        'Identifier of the record; empty for a query of many',
      ),
    ),
    acao: text(phrase('Ação', 'Action'), auditActions),
    campos: list({
      campo: text(phrase('Campo', 'Field')),
      valorAnterior: text(phrase('Valor anterior, até 255 caracteres', 'Value before, up to 255 characters')),
      valorNovo: text(phrase('Valor novo, até 255 caracteres', 'New value, up to 255 characters')),
    }),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
