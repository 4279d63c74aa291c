import { must } from '../../common-fields.ts'
import { code, date, flag, list, listed, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { tiposConvenio } from '../../values/convenio.ts'
import { agencies, hosts, institutions } from '../candidates.ts'

export const convenioFields = {
  convenio: varchar(
    40,
    phrase(
      'Nome ou número do convênio; não se repete na instituição.',
      'Name or number of the agreement; not repeated at the institution.',
    ),
    {
      ...must,
      rotulo: phrase('Convênio', 'Agreement'),
    },
  ),
  tipo: code(
    20,
    phrase('Tipo. Se ficar vazio: Convênio.', 'Kind. If left empty: Convênio.'),
    listed(tiposConvenio),
    {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    },
  ),
  concedente: related(
    'pessoa',
    phrase('Concedente com quem é firmado.', 'Host organisation with which it is made.'),
    { ...must, rotulo: phrase('Concedente', 'Host'), among: hosts },
  ),
  instituicao: related(
    'pessoa',
    phrase(
      'Instituição de ensino que o firma, quando o cliente tem várias.',
      'Educational institution that makes it, where the client has several.',
    ),
    {
      rotulo: phrase('Instituição', 'Institution'),
      among: institutions,
    },
  ),
  agente: related(
    'pessoa',
    phrase('Agente de integração, quando há.', 'Placement agency, if there is one.'),
    { rotulo: phrase('Agente de integração', 'Placement agency'), among: agencies },
  ),
  inicio: date(phrase('Primeiro dia.', 'First day.'), { ...must, rotulo: phrase('Início', 'Start') }),
  termino: date(
    phrase('Último dia. Se ficar vazio: prazo indeterminado.', 'Last day. If left empty: no end.'),
    {
      ...ours,
      rotulo: phrase('Término', 'End'),
    },
  ),
  renovacaoAutomatica: flag(
    phrase(
      'S renova o convênio por prazo igual a cada término.',
      'Yes: renews the agreement for an equal term at each end.',
    ),
    {
      ...ours,
      rotulo: phrase('Renova-se sozinho', 'Renews itself'),
    },
  ),
  cursos: list(
    200,
    phrase('Cursos a que se aplica; nenhum, todos.', 'Courses to which it applies; none, all.'),
    { curso: related('curso', phrase('Curso.', 'Course.'), { ...must, rotulo: phrase('Curso', 'Course') }) },
    { ...ours, rotulo: phrase('Cursos', 'Courses') },
  ),
}
