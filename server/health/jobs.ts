import { sql } from 'kysely'
import { failingAfter } from '../../catalogue/health.ts'
import { said } from '../../catalogue/message.ts'
import type { Database } from '../store/database.ts'
import type { Checked } from './finding.ts'

const mostJobs = 20

export const jobsStatement = () => sql<{ nome: string; falhas: number; falha: string }>`
  select nome, falhas, coalesce(falha, '') as falha from trabalho_agendado where falhas >= ${failingAfter}
   order by nome limit ${sql.lit(mostJobs)}`

export async function checkJobs(owner: Database): Promise<Checked> {
  const { rows } = await jobsStatement().execute(owner.kysely)
  return {
    findings: rows.map(({ nome: tarefa, falhas, falha }) => ({
      code: 'TAREFA_FALHANDO',
      text: said('saude.tarefaFalhando', { tarefa, falhas, falha }),
    })),
    measures: { jobsFailing: rows.length },
  }
}
