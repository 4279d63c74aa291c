import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'

/** Answers know of no signature where nobody was asked for one. */
export const situacaoAssinatura = `nullif(a.situacao_assinatura, '${assinaturaMachine.initial[0]}')`

/** The files of a record of the base, which the column of `arquivo` names, with who signs them. */
export const arquivosDe = (column: string, base = 'x') => ({
  from: `arquivo a where a.cliente_id = ${base}.cliente_id and a.${column} = ${base}.id`,
  order: 'a.id',
  item: {
    identificador: 'a.id',
    nomeArquivo: 'a.nome',
    nomeArquivoFisico: 'a.nome_fisico',
    atualizacao: 'a.atualizacao',
    prazo: 'a.prazo',
    situacaoAssinatura,
    situacao: 'a.situacao',
    assinaturasDigitais: {
      from: 'assinatura s where s.cliente_id = a.cliente_id and s.arquivo_id = a.id',
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
  },
})
