import { sql } from 'kysely'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Vacancies in the examples of applications. */
const vacancies: readonly [id: number, title: string, type: string][] = [
  [3401, 'Estágio em atendimento ao público', 'N'],
  [3402, 'Estágio em análise de solos', 'N'],
  [3403, 'Estágio em suporte', 'N'],
  [3404, 'Monitoria de programação', 'M'],
]

/** Résumés: the first belongs to a student. */
const resumes: readonly [id: number, name: string][] = [
  [3411, 'Mariana Ferreira'],
  [3412, 'Ivo Menezes'],
  [3413, 'Clara Nunes'],
  [3414, 'Davi Rocha'],
  [3415, 'Lia Torres'],
]

/** Applications for the third vacancy. */
const applications: readonly [id: number, resume: number, stage: string][] = [
  [3421, 3411, 'Proposta'],
  [3422, 3413, 'Triagem'],
  [3423, 3414, 'Entrevista'],
  [3424, 3415, 'Inscrição'],
]

/** Adds vacancies without a near end, and their applications. */
export function addStoryApplications({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      for (const [id, titulo, tipo] of vacancies) {
        await sql`insert into vaga (cliente_id, id, identificacao, titulo, tipo, situacao, concedente_id, quantidade, descricao,
            horas_diarias, horas_semanais, bolsa_valor, bolsa_tipo, auxilio_transporte, modalidade, cidade, uf,
            inicio_inscricao, fim_inscricao)
          overriding system value
          select cliente_id, ${id}, ${`V2026-${id}`}, ${titulo}, ${tipo}, 'Aberta', id, 2, 'Apoio às rotinas da área.',
                 4, 20, 980.00, 'M', true, 'P', 'São Paulo', 'SP', '2026-03-02', '2099-12-31'
            from pessoa where documento = '11444777000161'`.execute(tx)
      }
      for (const [id, nome] of resumes) {
        const email = `${nome.toLowerCase().replace(' ', '.')}@exemplo.com.br`
        await sql`insert into curriculo (cliente_id, id, identificacao, nome, email, email_chave, cidade, uf, consentimento)
          overriding system value
          values (cliente_atual(), ${id}, ${`CV-${id}`}, ${nome}, ${email}, ${email}, 'São Paulo', 'SP', '2026-03-02')`.execute(
          tx,
        )
      }
      await sql`update curriculo set aluno_id = (select min(a.id) from aluno a join aluno_curso l
          on l.cliente_id = a.cliente_id and l.aluno_id = a.id and l.ativo and l.situacao = 'C')
        where id = 3411`.execute(tx)
      for (const [id, resume, etapa] of applications) {
        await sql`insert into candidatura (cliente_id, id, vaga_id, curriculo_id, etapa)
          overriding system value values (cliente_atual(), ${id}, 3403, ${resume}, ${etapa})`.execute(tx)
        await sql`insert into candidatura_etapa (cliente_id, candidatura_id, etapa)
          values (cliente_atual(), ${id}, ${etapa})`.execute(tx)
      }
    },
    tester,
  )
}
