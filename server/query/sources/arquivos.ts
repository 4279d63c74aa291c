import type { retornaDadosArquivos } from '../../../catalogue/query/retorna-dados-arquivos.ts'
import { linkInSql } from '../../domain/arquivo/link.ts'
import type { SourceOf } from '../source.ts'
import { originOfFile, studentOfFile, studentsOfFiles } from './arquivo-parts.ts'
import { arquivo } from './contrato-parts.ts'
import * as parts from './integracao-parts.ts'

export const arquivos: SourceOf<typeof retornaDadosArquivos, 'arquivo'> = {
  base: 'arquivo x',
  alias: 'x',
  joins: studentOfFile,
  ...parts.moments,
  element: {
    ...arquivo('x'),
    tipoArquivo: 'x.tipo',
    origem: originOfFile,
    contrato: 'contrato.numero',
    estagiario: parts.estagiario('e'),
    hash: 'x.arquivo_sha256',
    link: linkInSql('arquivo', 'x'),
    ...parts.received,
  },
  filters: {
    // One index lookup per kind of record.
    cpf: (literal) =>
      `x.id in (${studentsOfFiles
        .map(
          (
            table,
          ) => `select a.id from aluno s join ${table} o on o.cliente_id = s.cliente_id and o.aluno_id = s.id
            join arquivo a on a.cliente_id = o.cliente_id and a.${table}_id = o.id
            where s.cliente_id = (select cliente_atual()) and s.cpf = ${literal}`,
        )
        .join(' union all ')})`,
    contrato: (literal) =>
      `x.contrato_id in (select k.id from contrato k
         where k.cliente_id = (select cliente_atual()) and k.numero = ${literal}::bigint)`,
    tipoArquivo: parts.equal('tipo'),
    situacao: parts.equal('situacao'),
    situacaoAssinatura: parts.equal('situacao_assinatura'),
  },
}
