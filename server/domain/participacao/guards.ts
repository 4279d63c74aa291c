import { sql } from 'kysely'
import { participacaoMachine } from '../../../catalogue/machines/participacao.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { alunoAtivo } from '../aluno/active.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'

const columns = [
  'projeto_extensao_id',
  'aluno_id',
  'inicio',
  'termino',
] as const satisfies readonly (keyof Row<'participacao'>)[]

type Participacao = Standing & Pick<Row<'participacao'>, (typeof columns)[number]>

const day = (from: string, to: string) => ({ limite: said('comum.deAte', { inicio: from, fim: to }) })

/** The project must be approved and the start within its period. */
const projetoAberto: Guard<Participacao> = async (tx, records) => {
  const projects = await tx
    .selectFrom('projeto_extensao')
    .select(['id', 'situacao', 'inicio', 'termino'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf([...new Set(records.map((one) => one.projeto_extensao_id))]))
    .execute()
  const byId = new Map(projects.map((one) => [one.id, one]))
  return {
    judge: ({ projeto_extensao_id, inicio }) => {
      const regra = 'projetoAberto'
      const project = byId.get(projeto_extensao_id)!
      if (project.situacao !== 'Aprovada') {
        const mensagem = said('comum.projetoNaoEstaAprovado')
        const [campo, valor, limite] = ['projetoExtensao', project.situacao, 'Aprovada']
        return [{ regra, campo, valor, limite, mensagem }]
      }
      if (inicio >= project.inicio && inicio <= project.termino) return []
      const proposta = inicio < project.inicio ? project.inicio : project.termino
      const mensagem = said('participacao.inicioEstaForaPrazoProjeto')
      return [
        {
          regra,
          campo: 'inicio',
          valor: inicio,
          ...day(project.inicio, project.termino),
          proposta,
          mensagem,
        },
      ]
    },
  }
}

/** At most one active participation per student and project. */
const participacaoUnica: Guard<Participacao> = async (tx, records) => {
  const { rows } = await sql<{ par: string }>`
    select a.projeto_extensao_id || ' ' || a.aluno_id as par from participacao a
      join unnest(${records.map((one) => one.projeto_extensao_id)}::bigint[], ${records.map((one) => one.aluno_id)}::bigint[])
        k(projeto, aluno) on k.projeto = a.projeto_extensao_id and k.aluno = a.aluno_id
     where a.cliente_id = ${currentClient} and a.situacao = 'Ativo'`.execute(tx)
  const taken = new Set(rows.map(({ par }) => par))
  const pair = (one: Participacao) => `${one.projeto_extensao_id} ${one.aluno_id}`
  return {
    judge: (one) => {
      if (!taken.has(pair(one))) return []
      const mensagem = said('participacao.alunoParticipaDesteProjeto')
      return [{ regra: 'participacaoUnica', campo: 'aluno', valor: String(one.aluno_id), mensagem }]
    },
    take: (one) => taken.add(pair(one)),
  }
}

const terminoOrdenado: Guard<Participacao> = () => ({
  judge: ({ inicio, termino }) => {
    if (termino === null || termino >= inicio) return []
    const mensagem = said('participacao.ultimoDiaVemAntesPrimeiro')
    const regra = 'terminoOrdenado'
    return [{ regra, campo: 'termino', valor: termino, limite: inicio, proposta: inicio, mensagem }]
  },
})

export const participacoes = bind({
  machine: participacaoMachine,
  columns,
  guards: { projetoAberto, alunoAtivo, participacaoUnica, terminoOrdenado },
})
