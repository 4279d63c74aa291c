import { sql } from 'kysely'
import { entraAcesso } from '../../catalogue/session/entra-acesso.ts'
import { secretHash } from '../../server/domain/secrets/token.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Id, CPF, name, first day and, if any, last day of the period. */
const employees: readonly (readonly [number, string, string, string, string?])[] = [
  [3301, '24483158171', 'Teresa Nogueira Dias', '2026-02-02'],
  [3302, '43024177817', 'Otávio Rangel Couto', '2026-02-16'],
  [3303, '49204517760', 'Lívia Sarmento Reis', '2024-05-06'],
  [3304, '55384857650', 'Caio Brandão Melo', '2023-03-01', '2099-06-30'],
  [3305, '61565197500', 'Irene Falcão Dutra', '2099-01-04'],
  [3306, '67745537452', 'Nelson Aguiar Pires', '2021-08-02', '2025-12-19'],
  [3307, '30663498023', 'Beatriz Lacerda Pinho', '2022-10-03'],
]

const shifts = ['Segunda-feira', 'Quarta-feira', 'Sexta-feira'].map((diaSemana) => ({
  diaSemana,
  entrada: '08:00',
  saida: '14:15',
  intervaloInicio: '11:00',
  intervaloFim: '11:15',
}))

const secret = String(entraAcesso.input.segredo.example)

/** Employees in the examples with their workplaces, a vacancy that one of them filled, and a link for another. */
export function addStoryWorkforce({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      await sql`insert into unidade (cliente_id, id, codigo, nome) overriding system value
        values (cliente_atual(), 3301, 'SEDE', 'Sede administrativa')`.execute(tx)
      await sql`insert into area (cliente_id, id, referencia, nome) overriding system value
        values (cliente_atual(), 3301, 'GP', 'Gestão de pessoas')`.execute(tx)
      await sql`insert into cargo (cliente_id, id, referencia, nome) overriding system value
        values (cliente_atual(), 3301, 'ANALIST', 'Analista'), (cliente_atual(), 3302, 'COORD', 'Coordenador')`.execute(
        tx,
      )
      await sql`insert into horario (cliente_id, id, referencia, descricao, turnos) overriding system value
        values (cliente_atual(), 3301, 'MANHA-6H', 'Manhã, três dias por semana', ${JSON.stringify(shifts)})`.execute(
        tx,
      )
      await sql`insert into vaga (cliente_id, id, identificacao, origem, titulo, tipo, quantidade, inicio_inscricao, motivo,
            unidade_id, area_id, cargo_id, horario_id) overriding system value
        values (cliente_atual(), 3301, 'RH-2026-007', 'Workforce', 'Analista de pessoal', 'E', 3, '2026-01-05',
            'Aumento de quadro', 3301, 3301, 3301, 3301)`.execute(tx)
      for (const [id, cpf, nome, inicio, saida = null] of employees) {
        const vaga = inicio.startsWith('2026') ? 3301 : null
        await sql`insert into colaborador (cliente_id, id, cpf, nome, email) overriding system value
          values (cliente_atual(), ${id}, ${cpf}, ${nome}, ${`colaborador${id}@exemplo.edu.br`})`.execute(tx)
        await sql`insert into colaborador_contrato (cliente_id, colaborador_id, inicio, contratacao, unidade_id, area_id,
            cargo_id, horario_id, vaga_id, saida, tipo_saida, programada)
          values (cliente_atual(), ${id}, ${inicio}, ${inicio}::date - 7, 3301, 3301, 3301, 3301, ${vaga}, ${saida},
            ${saida && 'Término de contrato'}, ${saida !== null && saida > '2026'})`.execute(tx)
      }
      await sql`insert into colaborador_acesso (cliente_id, colaborador_id, hash, destino, expira_em)
        values (cliente_atual(), 3302, ${secretHash(secret)}, '/horario', '2099-12-31')`.execute(tx)
    },
    tester,
  )
}
