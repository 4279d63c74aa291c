import { cpf, flag, ours, related } from '../../fields.ts'
import { moment, number, text } from '../../output.ts'
import { filled, type Phrase, phrase, withEnglish } from '../../phrase.ts'

/** Portuguese words for students or professors in the texts of their lists. */
interface Named {
  um: Phrase
  varios: Phrase
  identificacao: Phrase
  matricula: Phrase
}

/** Common declaration of the lists of students and professors. */
export const peopleList = ({ um, varios, identificacao, matricula }: Named) => ({
  columns: {
    id: number(filled(phrase('Número do {um}', 'Number of the {um}'), { um })),
    nome: text(phrase('Nome: o social, quando há', 'Name: the social one, where there is one')),
    identificacao: text(identificacao),
    matricula: text(matricula),
    cpf: text(phrase('CPF', 'CPF')),
    email: text(phrase('E-mail', 'E-mail')),
    situacao: text(
      phrase('Situação do registro', 'State of the record'),
      withEnglish({ Ativo: 'Active', Inativo: 'Inactive' }),
    ),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    curso: related('curso', filled(phrase('{varios} deste curso.', '{varios} of this course.'), { varios }), {
      rotulo: phrase('Curso', 'Course'),
    }),
    cpf: cpf(phrase('CPF.', 'CPF.'), { ...ours, rotulo: phrase('CPF', 'CPF') }),
    ativo: flag(phrase('S só os ativos, N só os inativos.', 'Yes: only the active; No: only the inactive.'), {
      ...ours,
      rotulo: phrase('Ativo', 'Active'),
    }),
    bloqueado: flag(
      phrase(
        'S só quem está com o acesso bloqueado hoje, N só quem não está.',
        'Yes: only those whose access is blocked today; No: only those whose is not.',
      ),
      {
        ...ours,
        rotulo: phrase('Acesso bloqueado', 'Access blocked'),
      },
    ),
  },
  search: phrase(
    'nome, identificação, matrícula, CPF e e-mail',
    'name, identification, enrolment, CPF and e-mail',
  ),
  orders: {
    nome: phrase('Nome', 'Name'),
    atualizacao: phrase('Atualização', 'Updated'),
    identificacao: phrase('Identificação', 'Identification'),
  },
  usualOrder: 'nome' as const,
  example: { ativo: 'S', quantidade: 10 },
})
