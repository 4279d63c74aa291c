import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'

/** What answers tell of a file, by its alias, with who signs it. */
export const arquivo = (alias: string) => ({
  identificador: `${alias}.id`,
  nomeArquivo: `${alias}.nome`,
  nomeArquivoFisico: `${alias}.nome_fisico`,
  atualizacao: `${alias}.atualizacao`,
  prazo: `${alias}.prazo`,
  // Answers know of no signature where nobody was asked for one.
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

/** The files of a record of the base, which the column of `arquivo` names. */
export const arquivosDe = (column: string, base = 'x') => ({
  from: `arquivo a where a.cliente_id = ${base}.cliente_id and a.${column} = ${base}.id`,
  order: 'a.id',
  item: arquivo('a'),
})
