import { sql } from 'kysely'
import type { contratoMachine } from '../../catalogue/machines/contrato.ts'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Contracts in the examples of commands, by id. */
const contracts: readonly [
  id: number,
  state: StateOf<typeof contratoMachine>,
  first: string,
  last: string,
][] = [
  [301, 'Incluído', '2026-04-01', '2026-12-31'],
  // One after the other: they are of one student.
  [302, 'Incluído', '2027-07-01', '2027-12-31'],
  [303, 'Aguardando assinatura', '2027-01-01', '2027-06-30'],
  [304, 'Incluído', '2026-04-01', '2026-12-31'],
  [305, 'Ativo', '2026-04-01', '2026-12-31'],
  [306, 'Ativo', '2026-01-05', '2026-03-31'],
  [307, 'Ativo', '2028-01-03', '2028-06-30'],
]

const policies = [311, 312]

/** Recesses of the active contract. */
const recesses: readonly [id: number, first: string][] = [
  [305, '2026-05-04'],
  [306, '2026-06-01'],
]

/** Internships of the student and host of the batch examples. */
export function addStoryInternships({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      await sql`update aluno set nascimento = '2004-05-20' where nascimento is null or nascimento > '2005-01-01'`.execute(
        tx,
      )
      await sql`insert into curso_professor (cliente_id, curso_id, professor_id, funcao)
        select cliente_id, (select min(id) from curso), min(id), 'O' from professor group by cliente_id
        on conflict do nothing`.execute(tx)
      for (const id of policies) {
        await sql`insert into apolice (cliente_id, id, apolice, seguradora, titular, concedente_id, inicio, termino)
          overriding system value
          select cliente_id, ${id}, ${`82.${id}`}, 'Segura S/A', 'Concedente', id, '2026-01-01', '2028-12-31'
            from pessoa where documento = '11444777000161'`.execute(tx)
      }
      for (const [id, situacao, first, last] of contracts) {
        await sql`insert into contrato (cliente_id, id, numero, modalidade, tipo_contrato, tipo_estagio, situacao, aluno_id,
            curso_id, professor_id, concedente_id, supervisor_id, supervisor_cargo, apolice_id, inicio, encerramento,
            bolsa_valor, bolsa_tipo, auxilio_transporte_valor, auxilio_transporte_tipo, horas_diaria, horas_semanal,
            plano_estagio, seguro, seguro_apolice, seguro_seguradora, contratacao)
          overriding system value
          select p.cliente_id, ${id}, ${id}, 'estagio', 'Estágio', 'Não obrigatório', ${situacao}, a.id, c.id, d.id, p.id, p.id,
                 'Gerente', 311, ${first}::date, ${last}::date, 1200, 'Mensal', 220, 'Mensal', 6, 18,
                 'Apoio ao desenvolvimento e aos testes de sistemas.', 'Concedente', '82.311', 'Segura S/A',
                 case ${situacao} when 'Ativo' then date '2026-03-02' end
            from pessoa p, (select min(id) as id from aluno) a, (select min(id) as id from curso) c,
                 (select min(id) as id from professor) d
           where p.documento = '11444777000161'`.execute(tx)
      }
      await sql`update pessoa set representante_email = 'reitoria@exemplo.edu.br' where documento = '33000167000101'`.execute(
        tx,
      )
      // Another host, so that the two years with the first are not over; its policy is not on the platform.
      await sql`update contrato set apolice_id = null, concedente_id = p.id, supervisor_id = p.id
        from pessoa p where contrato.id = 307 and p.documento = '33000167000101'`.execute(tx)
      for (const [id, day] of recesses) {
        await sql`insert into contrato_recesso (cliente_id, contrato_id, id, inicio, termino)
          overriding system value select cliente_id, id, ${id}, ${day}::date, ${day}::date + 1
            from contrato where id = 305`.execute(tx)
      }
    },
    tester,
  )
}
