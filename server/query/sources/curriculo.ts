import type { retornaDadosCurriculo } from '../../../catalogue/query/retorna-dados-curriculo.ts'
import { linkInSql } from '../../domain/arquivo/link.ts'
import { foldEmail } from '../../values/fold.ts'
import type { SourceOf } from '../source.ts'
import * as parts from './integracao-parts.ts'

/** A received list, in its order. */
const received = <T>(column: string, item: T) => ({
  from: `json_array_elements(x.${column}) with ordinality l(item, n)`,
  order: 'l.n',
  item,
})
const at = (key: string) => `l.item->>'${key}'`

/**
 * A résumé made by an application has its own identification as e-mail key and no CPF, so that it does not
 * conflict with one from the source. It shows the student's e-mail and CPF, and is found by them.
 */
const applied = (alias: string) => `${alias}.email_chave = ${alias}.identificacao`

/** Résumés with the value, and those made by applications of students with the value. */
const ownOrStudents = (column: string) => (literal: string) =>
  `x.id in (
  select id from curriculo where cliente_id = (select cliente_atual()) and ${column} = ${literal}
  union all select c.id from curriculo c join aluno a on a.cliente_id = c.cliente_id and a.id = c.aluno_id
   where c.cliente_id = (select cliente_atual()) and ${applied('c')} and a.${column} = ${literal})`

export const curriculo: SourceOf<typeof retornaDadosCurriculo, 'curriculo'> = {
  base: 'curriculo x',
  entity: 'curriculo',
  alias: 'x',
  joins: parts.by('al', 'aluno', 'x.aluno_id'),
  ...parts.moments,
  element: {
    alunoIdentificador: 'x.aluno_id',
    cpf: `case when ${applied('x')} then al.cpf else x.cpf end`,
    email: `case when ${applied('x')} then coalesce(al.email, '') else x.email end`,
    pcd: { column: 'x.dados_deficiencia', member: 'pcd' },
    deficiencia: {
      column: 'x.dados_deficiencia',
      members: {
        codigoIntegracao: 'codigo_deficiencia',
        descricao: parts.descriptionOf('codigo_deficiencia'),
        informacao: 'informacao_deficiencia',
      },
    },
    formacoes: received('formacoes', {
      instituicao: at('INSTITUICAO'),
      curso: at('CURSO'),
      nivel: at('NIVEL'),
      situacao: at('SITUACAO'),
      inicio: at('INICIO'),
      conclusao: at('CONCLUSAO'),
    }),
    experiencias: received('experiencias', {
      empresa: at('EMPRESA'),
      cargo: at('CARGO'),
      inicio: at('INICIO'),
      termino: at('TERMINO'),
      descricao: at('DESCRICAO'),
    }),
    idiomas: received('idiomas', { idioma: at('IDIOMA'), nivel: at('NIVEL') }),
    arquivoHash: 'x.arquivo_sha256',
    link: linkInSql('curriculo', 'x'),
    dtConsentimento: 'x.consentimento',
    ...parts.closingWithoutBatch,
  },
  filters: {
    cpf: ownOrStudents('cpf'),
    identificador: parts.ofId,
    // Folded as it is stored; the quotes of the literal are not affected.
    email: (literal) => ownOrStudents('email_chave')(foldEmail(literal)),
  },
}
