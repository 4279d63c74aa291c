import { sql } from 'kysely'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import type { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Vacancies in the examples of commands, by id. */
const vacancies: readonly [id: number, title: string, state: StateOf<typeof vagaMachine>][] = [
  [101, 'Estágio em contabilidade', 'Em aprovação'],
  [102, 'Estágio em vendas externas', 'Em aprovação'],
  [103, 'Estágio em laboratório de solos', 'Aberta'],
  [104, 'Estágio em atendimento', 'Suspensa'],
  [105, 'Estágio em redes', 'Aberta'],
  [106, 'Estágio em marketing', 'Aberta'],
  [107, 'Estágio em recursos humanos', 'Aberta'],
]

/** Their host is that of the batch examples; they have no near end. */
export function addStoryVacancies({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      for (const [id, titulo, situacao] of vacancies) {
        await sql`insert into vaga (cliente_id, id, identificacao, titulo, tipo, situacao, concedente_id, quantidade, descricao,
            nivel, horas_diarias, horas_semanais, bolsa_valor, bolsa_tipo, auxilio_transporte, modalidade, cidade, uf,
            inicio_inscricao, fim_inscricao)
          overriding system value
          select cliente_id, ${id}, ${`V2026-${id}`}, ${titulo}, 'N', ${situacao}, id, 2, 'Apoio às rotinas da área.',
                 'GR', 6, 30, 1450.00, 'M', true, 'P', 'São Paulo', 'SP', '2026-03-02', '2099-12-31'
            from pessoa where documento = '11444777000161'`.execute(tx)
      }
    },
    tester,
  )
}
