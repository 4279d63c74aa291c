import { must } from '../../common-fields.ts'
import { code, date, listed, numeric, ours, related } from '../../fields.ts'
import { papeisExtensao } from '../../values/participacao.ts'

/** What the part of a student in a project is. */
export const participacaoFields = {
  projetoExtensao: related('projeto_extensao', 'Projeto de extensão, aprovado.', {
    ...must,
    rotulo: 'Projeto de extensão',
  }),
  aluno: related('aluno', 'Aluno.', { ...must, rotulo: 'Aluno' }),
  papel: code(20, 'Papel; ausente, Voluntário.', listed(papeisExtensao), { ...ours, rotulo: 'Papel' }),
  horasPrevistas: numeric(5, 'Horas previstas.', { ...ours, min: 1, rotulo: 'Horas previstas' }),
  inicio: date(
    'Primeiro dia, no prazo do projeto. Vazio: hoje, ou o primeiro dia do projeto, se ainda virá.',
    {
      ...ours,
      rotulo: 'Início',
    },
  ),
}
