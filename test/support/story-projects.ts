import { sql } from 'kysely'
import type { diplomaMachine } from '../../catalogue/machines/diploma.ts'
import type { equivalenciaMachine } from '../../catalogue/machines/equivalencia.ts'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import type { orcamentoMachine } from '../../catalogue/machines/orcamento.ts'
import type { projetoExtensaoMachine } from '../../catalogue/machines/projeto-extensao.ts'
import type { propostaMachine } from '../../catalogue/machines/proposta.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Proposals in the examples of commands, by id. */
const proposals: readonly [id: number, state: StateOf<typeof propostaMachine>][] = [
  [601, 'Em elaboração'],
  [602, 'Em elaboração'],
  [603, 'Em aprovação'],
  [604, 'Em aprovação'],
  [605, 'Em aprovação'],
  [606, 'Aprovada'],
]

/** Extension projects, and the participants of the last. */
const extensions: readonly [id: number, state: StateOf<typeof projetoExtensaoMachine>][] = [
  [611, 'Em elaboração'],
  [612, 'Em elaboração'],
  [613, 'Em aprovação'],
  [614, 'Em aprovação'],
  [615, 'Em aprovação'],
  [616, 'Aprovada'],
  [617, 'Aprovada'],
  [1, 'Aprovada'],
  [619, 'Aprovada'],
]
const participations: readonly [id: number, project: number][] = [
  [621, 1],
  [622, 619],
]

const equivalences: readonly [id: number, state: StateOf<typeof equivalenciaMachine>][] = [
  [632, 'Incluída'],
  [633, 'Em análise'],
  [634, 'Em análise'],
  [635, 'Incluída'],
]
const budgets: readonly [id: number, state: StateOf<typeof orcamentoMachine>][] = [
  [641, 'Em elaboração'],
  [642, 'Em elaboração'],
  [643, 'Aprovado'],
]
const diplomas: readonly [id: number, state: StateOf<typeof diplomaMachine>][] = [
  [651, 'Em emissão'],
  [652, 'Em emissão'],
  [653, 'Ativo'],
]

/** Id 1 is left to the sequence, so that the database counts on from it. */
export const numbered = (id: number) => (id === 1 ? sql`default` : sql`${id}`)

/** Adds proposals and projects of the professor and subject of the batch examples. */
export function addStoryProjects({ context }: World, { id: client }: Institution): Promise<void> {
  return context.db.inClient(
    client,
    async (tx) => {
      for (const [id, situacao] of proposals) {
        await sql`insert into proposta (cliente_id, id, titulo, situacao, professor_id, edital, vagas_bolsistas, bolsa_valor,
            bolsa_tipo, horas_semanais, inicio, termino)
          overriding system value
          select p.cliente_id, ${id}, ${`Monitoria ${id}`}, ${situacao}, p.id, 'Edital 3/2026', 2, 612.50, 'Mensal', 12,
            '2026-03-02', '2030-12-18'
            from professor p order by p.id limit 1`.execute(tx)
        await sql`insert into proposta_disciplina (cliente_id, proposta_id, disciplina_id)
          select d.cliente_id, ${id}, d.id from disciplina d order by d.id limit 1`.execute(tx)
      }
      for (const [id, situacao] of extensions) {
        await sql`insert into projeto_extensao (cliente_id, id, titulo, modalidade, area_tematica, situacao, professor_id,
            publico_alvo, horas, inicio, termino)
          overriding system value
          values (cliente_atual(), ${numbered(id)}, ${`Ciência na praça ${id}`}, 'Projeto', 'Educação', ${situacao},
            (select min(id) from professor), 'Estudantes do ensino médio.', 120, '2026-03-02', '2030-12-18')`.execute(
          tx,
        )
        await sql`insert into projeto_extensao_curso (cliente_id, projeto_extensao_id, curso_id, horas_curriculares)
          select c.cliente_id, ${id}, c.id, 60 from curso c order by c.id limit 1`.execute(tx)
      }
      for (const [id, project] of participations) {
        await sql`insert into participacao (cliente_id, id, projeto_extensao_id, aluno_id, horas_previstas, inicio)
          overriding system value
          select a.cliente_id, ${id}, ${project}, a.id, 40, '2026-03-02' from aluno a order by a.id limit 1`.execute(
          tx,
        )
      }
      await sql`insert into pendencia (cliente_id, projeto_extensao_id, aluno_id, tipo, prazo_entrega)
        select p.cliente_id, p.projeto_extensao_id, p.aluno_id, 'Termo de participação', p.inicio
          from participacao p where p.id = 621`.execute(tx)
      for (const [id, situacao] of equivalences) {
        await sql`insert into equivalencia (cliente_id, id, aluno_id, curso_id, tipo, inicio, termino, horas_solicitadas, situacao)
          overriding system value
          select l.cliente_id, ${id}, l.aluno_id, l.curso_id, 'Atividade profissional', '2025-02-03', '2025-12-19', 200,
            ${situacao} from aluno_curso l order by l.id limit 1`.execute(tx)
      }
      for (const [id, situacao] of budgets) {
        await sql`insert into orcamento (cliente_id, id, exercicio, semestre, tipo, valor_previsto, vagas_previstas, situacao)
          overriding system value
          values (cliente_atual(), ${id}, ${2025 + id - 640}, 1, 'Monitoria', 120000, 40, ${situacao})`.execute(
          tx,
        )
      }
      for (const [id, situacao] of diplomas) {
        await sql`insert into diploma (cliente_id, id, aluno_id, curso_id, emissora_nome, emissora_cnpj, emissora_codigo_mec,
            conclusao, colacao_grau, expedicao, registro_numero, registro_data, codigo_validacao, url_xml, hash_xml, situacao)
          overriding system value
          select l.cliente_id, ${id}, l.aluno_id, l.curso_id, 'Universidade de Exemplo', '33000167000101', 123,
            '2025-12-12', '2026-01-30', '2026-02-20', '77', '2026-02-20',
            ${id === 652 ? '123.123.a1b2c3d4e5f6' : `123.123.a1b2c3d4e${id}`},
            'https://diplomas.exemplo.edu.br/a1b2c3d4e5f6.xml', ${'0f'.repeat(32)}, ${situacao}
            from aluno_curso l order by l.id limit 1`.execute(tx)
      }
    },
    tester,
  )
}
