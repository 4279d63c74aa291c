import { must } from '../../common-fields.ts'
import { code, date, listed, numeric, ours, related } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { papeisExtensao } from '../../values/participacao.ts'

export const participacaoFields = {
  projetoExtensao: related(
    'projeto_extensao',
    phrase('Projeto de extensão, aprovado.', 'Outreach project, approved.'),
    {
      ...must,
      rotulo: phrase('Projeto de extensão', 'Extension project'),
    },
  ),
  aluno: related('aluno', phrase('Aluno.', 'Student.'), { ...must, rotulo: phrase('Aluno', 'Student') }),
  papel: code(
    20,
    phrase('Papel. Se ficar vazio: Voluntário.', 'Role. If left empty: Voluntário.'),
    listed(papeisExtensao),
    { ...ours, rotulo: phrase('Papel', 'Role') },
  ),
  horasPrevistas: numeric(5, phrase('Horas previstas.', 'Planned hours.'), {
    ...ours,
    min: 1,
    rotulo: phrase('Horas previstas', 'Planned hours'),
  }),
  inicio: date(
    phrase(
      'Primeiro dia, no prazo do projeto. Se ficar vazio: hoje, ou o primeiro dia do projeto, se ainda virá.',
      'First day, within the term of the project. If left empty: today, or the first day of the project, if it is still to come.',
    ),
    {
      ...ours,
      rotulo: phrase('Início', 'Start'),
    },
  ),
}
