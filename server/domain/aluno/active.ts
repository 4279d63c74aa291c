import { said } from '../../../catalogue/message.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import type { Guard } from '../machine/bound.ts'

/** A student whose registration has ended cannot start anything new. */
export const alunoAtivo: Guard<{ aluno_id: number | null }> = async (tx, records, { today }) => {
  const students = await tx
    .selectFrom('aluno')
    .select(['id', 'validade'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf([...new Set(records.flatMap(({ aluno_id }) => aluno_id ?? []))]))
    .where('validade', '<=', today)
    .execute()
  const ended = new Map(students.map(({ id, validade }) => [id, validade!]))
  return {
    judge: ({ aluno_id }) => {
      const validade = aluno_id === null ? undefined : ended.get(aluno_id)
      if (validade === undefined) return []
      const mensagem = said('aluno.alunoEstaInativo')
      return [{ regra: 'alunoAtivo', campo: 'aluno', valor: validade, limite: today, mensagem }]
    },
  }
}
