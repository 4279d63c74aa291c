import { must } from '../../common-fields.ts'
import { code, date, decimal, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { tiposBolsa, tiposProposta } from '../../values/proposta.ts'

/** What a proposal says. */
export const propostaFields = {
  titulo: varchar(200, 'Título.', { ...must, rotulo: 'Título' }),
  tipo: code(25, 'Tipo; ausente, Monitoria.', listed(tiposProposta), { ...ours, rotulo: 'Tipo' }),
  edital: varchar(60, 'Edital pelo qual os participantes são escolhidos.', { ...ours, rotulo: 'Edital' }),
  unidade: related('unidade', 'Unidade a que pertence.', { rotulo: 'Unidade' }),
  curso: related('curso', 'Curso a que pertence.', { rotulo: 'Curso' }),
  professor: related('professor', 'Professor que coordena; de um professor, ele mesmo.', {
    rotulo: 'Coordenador',
  }),
  disciplinas: list(
    20,
    'Disciplinas atendidas; a monitoria precisa de ao menos uma.',
    {
      disciplina: related('disciplina', 'Disciplina.', { ...must, rotulo: 'Disciplina' }),
      turma: varchar(60, 'Turma.', { ...ours, rotulo: 'Turma' }),
    },
    { ...ours, rotulo: 'Disciplinas' },
  ),
  vagasBolsistas: numeric(3, 'Vagas com bolsa.', { ...ours, rotulo: 'Vagas com bolsa' }),
  vagasVoluntarios: numeric(3, 'Vagas sem bolsa.', { ...ours, rotulo: 'Vagas sem bolsa' }),
  bolsaValor: decimal(10, 2, 'Valor da bolsa.', { ...ours, rotulo: 'Valor da bolsa' }),
  bolsaTipo: code(10, 'A que a bolsa se refere.', listed(tiposBolsa), { ...ours, rotulo: 'Bolsa por' }),
  horasSemanais: decimal(4, 2, 'Horas por semana de cada participante.', {
    ...ours,
    min: 0.01,
    rotulo: 'Horas por semana',
  }),
  inicio: date('Primeiro dia.', { ...must, rotulo: 'Início' }),
  termino: date('Último dia.', { ...must, rotulo: 'Término' }),
}
