import { ano, must, semestre } from '../../common-fields.ts'
import { code, decimal, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { tiposOrcamento } from '../../values/orcamento.ts'

export const orcamentoFields = {
  exercicio: {
    ...ano,
    text: phrase('Exercício, com quatro dígitos.', 'Year, with four digits.'),
    rotulo: phrase('Exercício', 'Fiscal year'),
  },
  semestre: code(
    1,
    phrase('Semestre; 0, o ano todo. Se ficar vazio: 0.', 'Semester; 0, the whole year. If left empty: 0.'),
    semestre.codes,
    { ...ours, rotulo: phrase('Semestre', 'Semester') },
  ),
  unidade: related(
    'unidade',
    phrase('Unidade. Se ficar vazio: a instituição toda.', 'Unit. If left empty: the whole institution.'),
    { rotulo: phrase('Unidade', 'Unit') },
  ),
  centroCusto: varchar(30, phrase('Centro de custo.', 'Cost centre.'), {
    ...ours,
    rotulo: phrase('Centro de custo', 'Cost centre'),
  }),
  tipo: code(12, phrase('Tipo.', 'Kind.'), listed(tiposOrcamento), {
    ...must,
    rotulo: phrase('Tipo', 'Kind'),
  }),
  valorPrevisto: decimal(12, 2, phrase('Valor previsto.', 'Planned amount.'), {
    ...must,
    min: 0.01,
    rotulo: phrase('Valor previsto', 'Planned amount'),
  }),
  vagasPrevistas: numeric(4, phrase('Vagas previstas.', 'Planned places.'), {
    ...ours,
    rotulo: phrase('Vagas previstas', 'Planned places'),
  }),
}
