import { must } from '../../common-fields.ts'
import { code, date, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { tiposEquivalencia } from '../../values/equivalencia.ts'

/** What somebody asks to have counted. */
export const equivalenciaFields = {
  aluno: related('aluno', 'Aluno; de um aluno, ele mesmo.', { rotulo: 'Aluno' }),
  curso: related('curso', 'Curso em que as horas contariam.', { ...must, rotulo: 'Curso' }),
  disciplina: related('disciplina', 'Disciplina de estágio em que contariam.', { rotulo: 'Disciplina' }),
  tipo: code(30, 'Tipo de atividade.', listed(tiposEquivalencia), { ...must, rotulo: 'Tipo' }),
  organizacao: related('pessoa', 'Onde a atividade foi feita.', { rotulo: 'Organização' }),
  descricao: varchar(1000, 'O que foi feito.', { ...ours, lines: true, rotulo: 'Descrição' }),
  inicio: date('Primeiro dia da atividade.', { ...must, rotulo: 'Início' }),
  termino: date('Último dia da atividade.', { ...must, rotulo: 'Término' }),
  horasSolicitadas: numeric(5, 'Horas que se pede contar.', { ...must, min: 1, rotulo: 'Horas solicitadas' }),
}
