import { sql } from 'kysely'
import { solicitacaoMachine } from '../../../../catalogue/machines/solicitacao.ts'
import { said } from '../../../../catalogue/message.ts'
import { conferencia } from '../../../../catalogue/values/solicitacao.ts'
import { currentClient } from '../../../store/expressions.ts'
import { idsOf } from '../../machine/bound.ts'
import { type ContratoGuard, isInternship, named } from '../seen.ts'

const { conferir, apontar, cancelar } = solicitacaoMachine.moves

/** A host reviews the term of an internship, and has an address for the link. */
export const conferencista: ContratoGuard = async (tx, records) => {
  const { rows } = await sql<{ id: number; nome: string; email: string | null }>`
    select id, coalesce(nome_fantasia, nome) as nome,
           coalesce(nullif(btrim(representante_email), ''), nullif(btrim(email), '')) as email
      from pessoa where cliente_id = ${currentClient} and id = any(${named(records, 'concedente_id')}::bigint[])`.execute(
    tx,
  )
  const hosts = new Map(rows.map((row) => [row.id, row]))
  return {
    judge: (contrato) => {
      const host = isInternship(contrato) ? hosts.get(contrato.concedente_id ?? 0) : undefined
      const rule = { regra: 'conferencista', campo: 'concedente' }
      if (!host) return [{ ...rule, mensagem: said('contrato.semConcedenteParaConferir') }]
      if (host.email) return []
      return [
        { ...rule, valor: host.nome, mensagem: said('pessoa.faltaEmailConcedente', { nome: host.nome }) },
      ]
    },
  }
}

interface Review {
  contrato: number
  situacao: string
  nome: string
  prazo: string | null
  /** Its place among the requests of the contract. */
  lugar: number
  /** The contract was changed after the answer. */
  mudado: boolean
}

/**
 * The host confirmed the draft as it is, if the client requires it. A term is refused only when it is issued
 * without a reason, so that it can be issued with one. Without the setting, an unanswered review only warns.
 */
export const conferido: ContratoGuard = async (tx, records, { actor }) => {
  const { confere_termo: required } = await tx
    .selectFrom('cliente')
    .select('confere_termo')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Review>`
    select distinct on (x.contrato_id) x.contrato_id as contrato, x.situacao, x.prazo,
           coalesce(p.nome_fantasia, p.nome_social, p.nome) as nome,
           (select count(*)::integer from solicitacao o where o.cliente_id = x.cliente_id
             and o.contrato_id = x.contrato_id and o.id <= x.id) as lugar,
           exists (select from historico h where h.cliente_id = x.cliente_id and h.entidade = 'contrato'
             and h.registro_id = x.contrato_id and h.movimento = 'alterar' and h.momento > x.atendimento) as mudado
      from solicitacao x left join pessoa p on p.cliente_id = x.cliente_id and p.id = x.pessoa_id
     where x.cliente_id = ${currentClient} and x.contrato_id = any(${idsOf(records)}::bigint[])
       and x.tipo = ${conferencia} and x.situacao <> ${cancelar.to}
     order by x.contrato_id, x.id desc`.execute(tx)
  const reviews = new Map(rows.map((row) => [row.contrato, row]))
  return {
    judge: (contrato) => {
      const { id, concedente_id, dispensa } = contrato
      // A contract without a number yet cannot be reviewed.
      if (id <= 0 || !isInternship(contrato) || concedente_id === null) return []
      const review = reviews.get(id)
      const lacking = lackOf(review)
      if (!lacking || (!required && (!review || review.situacao === conferir.to))) return []
      return [
        {
          regra: 'conferido',
          campo: '',
          ...(required && dispensa === null ? {} : ({ gravidade: 'alerta' } as const)),
          // The message for staff names what staff can do; parties get a general one.
          ...(actor.kind === 'party' ? { mensagem: said('contrato.esperaConferencia') } : lacking),
        },
      ]
    },
  }
}

/** What a contract's latest review lacks. */
function lackOf(review: Review | undefined) {
  const proposta = 'PedeConferencia'
  if (!review) return { proposta, mensagem: said('contrato.faltaConferencia') }
  const { situacao, nome, prazo, mudado } = review
  if (situacao === conferir.from[0]) {
    const until = prazo?.split('-').toReversed().join('/') ?? ''
    const there = { campo: `solicitacoes[${review.lugar}]`, proposta: 'LembraSolicitacao' }
    return { ...there, valor: nome, mensagem: said('contrato.conferenciaEspera', { nome, prazo: until }) }
  }
  if (situacao === apontar.to) return { proposta, mensagem: said('contrato.conferenciaComErros') }
  return mudado ? { proposta, mensagem: said('contrato.mudouDepoisDeConferido') } : undefined
}
