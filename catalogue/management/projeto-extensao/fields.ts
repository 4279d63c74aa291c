import { must } from '../../common-fields.ts'
import { code, date, decimal, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { modalidadesExtensao } from '../../values/projeto-extensao.ts'

/** What an extension project says. */
export const projetoExtensaoFields = {
  titulo: varchar(200, 'Título.', { ...must, rotulo: 'Título' }),
  modalidade: code(25, 'Modalidade.', listed(modalidadesExtensao), { ...must, rotulo: 'Modalidade' }),
  areaTematica: varchar(40, 'Área temática.', { ...ours, rotulo: 'Área temática' }),
  unidade: related('unidade', 'Unidade a que pertence.', { rotulo: 'Unidade' }),
  professor: related('professor', 'Professor que coordena; de um professor, ele mesmo.', {
    rotulo: 'Coordenador',
  }),
  cursos: list(
    100,
    'Cursos em cujo currículo as horas contam.',
    {
      curso: related('curso', 'Curso.', { ...must, rotulo: 'Curso' }),
      horasCurriculares: numeric(5, 'Horas que contam no currículo.', {
        ...ours,
        min: 1,
        rotulo: 'Horas curriculares',
      }),
    },
    { ...ours, rotulo: 'Cursos' },
  ),
  parceiros: list(
    50,
    'Pessoas e entidades parceiras.',
    { pessoa: related('pessoa', 'Parceiro.', { ...must, rotulo: 'Parceiro' }) },
    { ...ours, rotulo: 'Parceiros' },
  ),
  publicoAlvo: varchar(500, 'A quem se dirige.', { ...ours, lines: true, rotulo: 'Público-alvo' }),
  inicio: date('Primeiro dia.', { ...must, rotulo: 'Início' }),
  termino: date('Último dia.', { ...must, rotulo: 'Término' }),
  horas: numeric(5, 'Carga horária do projeto.', { ...ours, min: 1, rotulo: 'Carga horária' }),
  orcamentoValor: decimal(12, 2, 'Valor previsto.', { ...ours, rotulo: 'Valor previsto' }),
  orcamentoFonte: varchar(60, 'De onde vem o valor previsto.', { ...ours, rotulo: 'Fonte' }),
}
