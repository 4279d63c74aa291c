import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'

/** A file with its signatories, by alias. */
export const arquivo = (alias: string) => ({
  identificador: `${alias}.id`,
  nomeArquivo: `${alias}.nome`,
  nomeArquivoFisico: `${alias}.nome_fisico`,
  atualizacao: `${alias}.atualizacao`,
  prazo: `${alias}.prazo`,
  // The initial state means that no signature was requested, and is not shown.
  situacaoAssinatura: `nullif(${alias}.situacao_assinatura, '${assinaturaMachine.initial[0]}')`,
  situacao: `${alias}.situacao`,
  assinaturasDigitais: {
    from: `assinatura s where s.cliente_id = ${alias}.cliente_id and s.arquivo_id = ${alias}.id`,
    order: 's.id',
    item: {
      assinante: 's.assinante',
      nome: 's.nome',
      email: 's.email',
      dataEnvio: 's.envio',
      assinado: 's.assinado',
      recusado: 's.recusado',
      dataAssinatura: 's.assinado_em',
    },
  },
})

/** Files of a base record; `column` of `arquivo` refers to it. */
export const arquivosDe = (column: string, base = 'x') => ({
  from: `arquivo a where a.cliente_id = ${base}.cliente_id and a.${column} = ${base}.id`,
  order: 'a.id',
  item: arquivo('a'),
})
