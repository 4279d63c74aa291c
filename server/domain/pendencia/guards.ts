import { sql } from 'kysely'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import { projetoExtensaoMachine } from '../../../catalogue/machines/projeto-extensao.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { exigeDocumento, soEntrega, type TipoPendencia } from '../../../catalogue/values/pendencia.ts'
import { partyOf } from '../../store/actor.ts'
import type { Row } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { begun, inForce } from '../contract-states.ts'
import { contractsOf } from '../contrato/of-parts.ts'
import { guardsOfReminders } from '../lembrete/guards.ts'
import { type Acting, bind, type Guard, idsOf, type Standing } from '../machine/bound.ts'
import { type Opinion, opinionsOn } from './opinion.ts'
import { requiredDocuments } from './required-documents.ts'

const columns = [
  'tipo',
  'contrato_id',
  'projeto_extensao_id',
  'aluno_id',
  'professor_id',
  'prazo_entrega',
  'validade',
] as const satisfies readonly (keyof Row<'pendencia'>)[]

type Pendencia = Standing &
  Pick<Row<'pendencia'>, (typeof columns)[number]> & {
    /** Whether the delivery brings a document; unknown before it. */
    documento?: boolean
  }

const delivered = pendenciaMachine.moves.entregar.to

/** Items that only need delivery are done with it. */
const aindaAberta: Guard<Pendencia> = () => ({
  judge: ({ tipo, situacao }) => {
    if (situacao !== delivered || !soEntrega.some((one) => one === tipo)) return []
    const mensagem = said('pendencia.estaPendenciaTerminaEntregaFeita')
    return [{ regra: 'aindaAberta', campo: 'tipo', valor: tipo, mensagem }]
  },
})

/** Who gives an opinion on what was delivered: the host, only the professor, or nobody. */
const byOpinion =
  (regra: string, refusal: (opinion: Opinion) => Message | undefined): Guard<Pendencia> =>
  async (tx, records) => {
    const opinions = await opinionsOn(tx, idsOf(records))
    return {
      judge: ({ id, tipo }) => {
        const mensagem = refusal(opinions.get(id)!)
        return mensagem ? [{ regra, campo: 'tipo', valor: tipo, mensagem }] : []
      },
    }
  }

const comParecerDaConcedente = byOpinion('comParecerDaConcedente', (opinion) =>
  opinion === 'nenhuma' ? said('pendencia.estaPendenciaTerminaEntregaFeita') : undefined,
)

const semParecerDaConcedente = byOpinion('semParecerDaConcedente', (opinion) => {
  if (opinion === 'nenhuma') return said('pendencia.estaPendenciaTerminaEntregaFeita')
  return opinion === 'concedente' ? said('pendencia.pedeParecerConcedente') : undefined
})

const isOwnOf = ({ professor_id }: Pendencia, { actor }: Acting) =>
  actor.kind === 'party' && actor.parte === 'professor' && professor_id === actor.id

/** A professor delivers their own items, not those of a student. */
const deQuemEntrega: Guard<Pendencia> = (_tx, _records, acting) => ({
  judge: (record) => {
    if (partyOf(acting.actor)?.parte !== 'professor' || isOwnOf(record, acting)) return []
    const mensagem = said('pendencia.quemEntregaEstaPendenciaAluno')
    return [{ regra: 'deQuemEntrega', mensagem }]
  },
})

/** A kind that requires a document is not delivered without one. */
const comDocumento: Guard<Pendencia> = async (tx, records, acting) => {
  const without = records.some(({ documento }) => documento === false)
  const decided = without ? await requiredDocuments(tx) : {}
  return {
    judge: ({ tipo, documento }) => {
      if (documento !== false || !exigeDocumento(tipo as TipoPendencia, decided)) return []
      const mensagem = said(
        partyOf(acting.actor) ? 'pendencia.exigeDocumento' : 'pendencia.exigeDocumentoOuMotivo',
      )
      return [{ regra: 'comDocumento', campo: 'conteudo', valor: tipo, mensagem }]
    },
  }
}

/** Four-eyes rule: a professor does not judge their own delivery. */
const deOutraPessoa: Guard<Pendencia> = (_tx, _records, acting) => ({
  judge: (record) => {
    if (!isOwnOf(record, acting)) return []
    const mensagem = said('pendencia.quemEntregaPendenciaNaoParecer')
    return [{ regra: 'deOutraPessoa', mensagem }]
  },
})

/** The contract must have been in force, and the sequence must be the current one. */
const contratoEmVigor: Guard<Pendencia> = async (tx, records) => {
  const contracts = await contractsOf(tx, records)
  const { rows } = await sql<{ id: number }>`
    select c.id from contrato c
     where c.cliente_id = ${currentClient} and c.id = any(${[...contracts.keys()]}::bigint[])
       and exists (select from contrato s where s.cliente_id = c.cliente_id and s.numero = c.numero
         and s.sequencia > c.sequencia and s.situacao = any(${begun}::text[]))`.execute(tx)
  const replaced = new Set(rows.map(({ id }) => id))
  return {
    judge: ({ contrato_id }) => {
      const contract = contracts.get(contrato_id)
      if (!contract) return []
      const at = { regra: 'contratoEmVigor', campo: 'contrato', valor: contract.situacao }
      if (!begun.includes(contract.situacao)) {
        const mensagem = said('pendencia.contratoNaoEntrouVigor')
        return [{ ...at, limite: inForce, mensagem }]
      }
      if (!replaced.has(contract.id)) return []
      const mensagem = said('pendencia.aditivoTomouLugarDestaSequencia')
      return [{ ...at, mensagem }]
    },
  }
}

/** The project must be approved, and the student must take part in it. */
const projetoAprovado: Guard<Pendencia> = async (tx, records) => {
  const ids = [...new Set(records.flatMap((one) => one.projeto_extensao_id ?? []))]
  const { rows } = await sql<{ id: number; situacao: string; alunos: number[] }>`
    select j.id, j.situacao, array(select p.aluno_id from participacao p where p.cliente_id = j.cliente_id
             and p.projeto_extensao_id = j.id) as alunos
      from projeto_extensao j where j.cliente_id = ${currentClient} and j.id = any(${ids}::bigint[])`.execute(
    tx,
  )
  const projects = new Map(rows.map((one) => [one.id, one]))
  return {
    judge: ({ projeto_extensao_id, aluno_id }) => {
      const project = projeto_extensao_id === null ? undefined : projects.get(projeto_extensao_id)
      if (!project) return []
      const regra = 'projetoAprovado'
      const limite = projetoExtensaoMachine.moves.aprovar.to
      if (project.situacao !== limite) {
        const mensagem = said('comum.projetoNaoEstaAprovado')
        return [{ regra, campo: 'projetoExtensao', valor: project.situacao, limite, mensagem }]
      }
      if (aluno_id === null || project.alunos.some((one) => Number(one) === aluno_id)) return []
      const mensagem = said('pendencia.alunoNaoParticipaProjeto')
      return [{ regra, campo: 'aluno', valor: String(aluno_id), mensagem }]
    },
  }
}

/** An item must not expire before its deadline. */
const validadeDepois: Guard<Pendencia> = () => ({
  judge: ({ prazo_entrega, validade }) => {
    if (validade === null || prazo_entrega === null || validade >= prazo_entrega) return []
    const mensagem = said('pendencia.validadeTerminaAntesPrazoEntrega')
    const proposta = prazo_entrega
    return [
      {
        regra: 'validadeDepois',
        campo: 'validade',
        valor: validade,
        limite: prazo_entrega,
        proposta,
        mensagem,
      },
    ]
  },
})

export const pendencias = bind({
  machine: pendenciaMachine,
  columns,
  guards: {
    aindaAberta,
    comParecerDaConcedente,
    semParecerDaConcedente,
    deQuemEntrega,
    comDocumento,
    deOutraPessoa,
    contratoEmVigor,
    projetoAprovado,
    validadeDepois,
    ...guardsOfReminders('pendencia'),
  },
})
