import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { drawnHere } from '../../domain/arquivo/open.ts'
import { arquivo, arquivosDe } from './contrato-parts.ts'

const { vencer, cancelar } = assinaturaMachine.moves

/** State of one signature, in the order in which people ask. */
const signatureState = `case when s.assinado then 'Assinado' when s.recusado then 'Recusado'
  when a.situacao_assinatura in ('${vencer.to}', '${cancelar.to}') then a.situacao_assinatura
  when exists (select from assinatura o where o.cliente_id = s.cliente_id and o.arquivo_id = s.arquivo_id
    and o.ordem < s.ordem and not o.assinado) then 'Aguardando outra assinatura'
  when s.envio is null and s.parte <> 'instituicao' then 'Não enviado' else 'Aguardando' end`

/** Last message that called a signer to sign the file. */
const calledBy = `(select max(m.id) from mensagem m where m.cliente_id = s.cliente_id and m.entidade = 'assinatura'
  and m.registro_id = s.arquivo_id and m.parte = s.parte and m.pessoa_id = s.parte_id)`

/** Files `a`, for the page of their record. */
export function filesOf(from: string) {
  const { assinaturasDigitais: _, ...item } = arquivo('a')
  return {
    from,
    order: 'a.id',
    item: {
      ...item,
      versao: 'a.versao',
      temConteudo: 'a.arquivo_sha256 is not null',
      legivel: drawnHere('a'),
      inclusao: 'a.inclusao',
    },
  }
}

/** Files of a record and who signs them; `column` of a file names its owner. */
export function papersOf(column: 'contrato_id' | 'convenio_id', base: string) {
  return {
    arquivos: filesOf(arquivosDe(column, base).from),
    assinantes: {
      from: `arquivo a join assinatura s on s.cliente_id = a.cliente_id and s.arquivo_id = a.id
        where a.cliente_id = ${base}.cliente_id and a.${column} = ${base}.id`,
      order: 'a.id, s.ordem, s.id',
      item: {
        assinatura: 's.id',
        arquivo: 'a.id',
        documento: 'a.nome',
        versao: 'a.versao',
        parte: 's.parte',
        pessoa: `case when s.parte in ('concedente', 'supervisor', 'responsavel') then s.parte_id end`,
        nome: 's.nome',
        email: 's.email',
        estado: signatureState,
        envio: 's.envio',
        prazo: 'a.prazo',
        assinadoEm: 's.assinado_em',
        motivo: 's.motivo_recusa',
        mensagem: calledBy,
      },
    },
  }
}
