import { type RawBuilder, sql } from 'kysely'
import { tester } from './actor.ts'
import { bank } from './contracts.ts'
import type { Institution, World } from './world.ts'

/** A monitoring contract of the student, professor and subject of the batch examples. */
export function addStoryContract({ context }: World, { id }: Institution): Promise<void> {
  return context.db.inClient(
    id,
    async (tx) => {
      const add = async (table: string, columns: string, values: RawBuilder<unknown>) => {
        const { rows } = await sql<{
          id: number
        }>`insert into ${sql.table(table)} (cliente_id, ${sql.raw(columns)})
        values (cliente_atual(), ${values}) returning *`.execute(tx)
        return rows[0]!.id
      }
      const only = async (table: string) =>
        (await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 1`.execute(tx))
          .rows[0]!.id
      const [aluno, curso, professor, disciplina] = [
        await only('aluno'),
        await only('curso'),
        await only('professor'),
        await only('disciplina'),
      ]
      const unidade = await only('unidade')
      const instituicao = await add(
        'pessoa',
        'tipo, documento, nome, nome_fantasia, representante_nome, representante_cpf',
        sql`'J', '33000167000101', 'Fundação Universidade de Exemplo', 'Universidade de Exemplo', 'Sílvia Rocha Dias', '11144477735'`,
      )
      const proposta = await add(
        'proposta',
        'titulo, situacao, professor_id, inicio, termino',
        sql`'Monitoria de Cálculo I', 'Aprovada', ${professor}, '2026-02-02', '2026-12-18'`,
      )
      await add(
        'proposta_disciplina',
        'proposta_id, disciplina_id, turma',
        sql`${proposta}, ${disciplina}, 'Turma A'`,
      )
      const contrato = await add(
        'contrato',
        `numero, modalidade, tipo_contrato, situacao, aluno_id, unidade_id, curso_id, professor_id, concedente_id,
       instituicao_id, proposta_id, semestre, inicio, encerramento, bolsa_valor, bolsa_tipo, banco,
       modalidade_atendimento, horas_semanal, horas_em_aula, horas_extraclasse, atividades, horario_dias,
       local_atendimento, seguro, seguro_apolice, seguro_seguradora, usuario`,
        sql`1042, 'monitoria', 'Monitoria remunerada', 'Ativo', ${aluno}, ${unidade}, ${curso}, ${professor},
       ${instituicao}, ${instituicao}, ${proposta}, '2026/1', '2026-03-02', '2026-07-10', 612.50, 'Mensal',
       ${context.sealer.seal(JSON.stringify(bank))}, 'Presencial', 12, 4, 8, 'Plantão de dúvidas e correção de listas.',
       'Segundas e quartas, das 14h às 20h', 'Sala 12', 'Próprio', '2026-0099', 'Seguradora Exemplo', 'carlos.menezes'`,
      )
      const of = (table: string, columns: string, values: RawBuilder<unknown>) =>
        add(table, `contrato_id, ${columns}`, sql`${contrato}, ${values}`)
      const termo = await of(
        'arquivo',
        'nome, nome_fisico, prazo, situacao_assinatura, situacao',
        sql`'Termo de compromisso.pdf', 'termo-1042.pdf', '2026-03-20', 'Finalizado', 'Aprovado'`,
      )
      await add(
        'assinatura',
        'arquivo_id, assinante, nome, email, envio, assinado, assinado_em',
        sql`${termo}, 'Monitor', 'Mariana Alves Ferreira', 'mariana.ferreira@aluno.exemplo.edu.br',
       '2026-03-02T13:00:00Z', true, '2026-03-02T14:10:00Z'`,
      )
      await of(
        'contrato_beneficio',
        'beneficio, dias_uteis, valor, tipo, quantidade_diaria, usuario',
        sql`'Auxílio-transporte', true, 8.80, 'Diário', 2, 'carlos.menezes'`,
      )
      await of(
        'parcela',
        'parcela, data, valor_bolsa, tipo_taxa, usuario',
        sql`1, '2026-04-06', 612.50, 'A pagar', 'carlos.menezes'`,
      )
      await of(
        'pendencia',
        `tipo, situacao, prazo_entrega, entrega, parecer_estagiario, parecer_estagiario_em, parecer_professor,
       parecer_professor_em, disciplina_id, avaliacao, nota, usuario`,
        sql`'Relatório de atividades', 'Aprovado', '2026-07-03', '2026-07-01', 'Atendi cerca de vinte alunos por semana.',
       '2026-07-01T13:00:00Z', 'Bom trabalho.', '2026-07-02T18:00:00Z', ${disciplina},
       'Descreva as atividades do semestre.', 9.5, 'carlos.menezes'`,
      )
      await of('contrato_historico', 'historico, usuario', sql`'Contrato incluído', 'carlos.menezes'`)
      await of(
        'registro_atividade',
        'realizacao, inicio, termino, atividades, situacao',
        sql`'2026-03-31', '2026-03-02', '2026-03-31', 'Plantões de dúvidas', 'Aprovada'`,
      )
    },
    tester,
  )
}
