import { ano, must, semestre } from '../../common-fields.ts'
import { code, decimal, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { tiposOrcamento } from '../../values/orcamento.ts'

/** What a budget says. */
export const orcamentoFields = {
  exercicio: { ...ano, text: 'Exercício, com quatro dígitos.', rotulo: 'Exercício' },
  semestre: code(1, 'Semestre; 0, o ano todo. Ausente, 0.', semestre.codes, { ...ours, rotulo: 'Semestre' }),
  unidade: related('unidade', 'Unidade. Vazia: a instituição toda.', { rotulo: 'Unidade' }),
  centroCusto: varchar(30, 'Centro de custo.', { ...ours, rotulo: 'Centro de custo' }),
  tipo: code(12, 'Tipo.', listed(tiposOrcamento), { ...must, rotulo: 'Tipo' }),
  valorPrevisto: decimal(12, 2, 'Valor previsto.', { ...must, min: 0.01, rotulo: 'Valor previsto' }),
  vagasPrevistas: numeric(4, 'Vagas previstas.', { ...ours, rotulo: 'Vagas previstas' }),
}
