import { modalidadesTrabalho, must, niveis, recordFields, tiposBolsa, tiposVaga } from '../common-fields.ts'
import { code, date, decimal, email, flag, numeric, ours, reference, texts, uf, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeVagas = inbound({
  family: 'inbound',
  id: 'RecebeVagas',
  group: 'recruitment',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe vagas', 'Receive vacancies'),
  description: phrase(
    'Inclui ou atualiza vagas pela identificação. A vaga entra aberta; encerrada, não muda mais.',
    'Creates or updates vacancies by identification. A vacancy begins open; once closed it does not change any more.',
  ),
  list: 'SDT_INT_VAGAS',
  prefix: 'ESIVA_',
  key: ['ESIVA_IDENTIFICACAO'],
  fields: {
    ESIVA_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação da vaga; chave do registro.',
        'Identification of the vacancy; key of the record.',
      ),
      must,
    ),
    ESIVA_TITULO: varchar(120, phrase('Título.', 'Title.'), must),
    ESIVA_TIPO: code(
      1,
      phrase(
        'Tipo; o estágio não obrigatório exige bolsa e auxílio-transporte.',
        'Kind; an internship that is not mandatory requires a scholarship and a transport allowance.',
      ),
      tiposVaga,
      must,
    ),
    ESIVA_CONCEDENTE: reference(
      'pessoa',
      phrase(
        'CPF ou CNPJ da concedente, cadastrada como pessoa.',
        'CPF or CNPJ of the host organisation, registered as a person.',
      ),
      must,
    ),
    ESIVA_QUANTIDADE: numeric(4, phrase('Quantidade de vagas.', 'Number of places.'), { ...must, min: 1 }),
    ESIVA_QUANTIDADE_PCD: numeric(
      4,
      phrase(
        'Quantas delas são para pessoas com deficiência; menos de 10 % dos estágios da concedente gera alerta.',
        "How many of them are for people with disabilities; fewer than 10 % of the host organisation's internships give a warning.",
      ),
      ours,
    ),
    ESIVA_DESCRICAO: varchar(4000, phrase('Descrição.', 'Description.'), { ...must, lines: true }),
    ESIVA_REQUISITOS: varchar(2000, phrase('Requisitos.', 'Requirements.'), { ...ours, lines: true }),
    ESIVA_CURSOS: texts(
      500,
      50,
      phrase(
        'Identificações de todos os cursos aceitos; os que não estiverem aqui deixam de valer.',
        'Identifications of all courses accepted; those not listed here no longer apply.',
      ),
      ours,
    ),
    ESIVA_NIVEL: code(
      2,
      phrase(
        'Nível de ensino; define o limite de horas do estágio.',
        'Level of education; it sets the limit of hours of the internship.',
      ),
      niveis,
      ours,
    ),
    ESIVA_PERIODO_MINIMO: numeric(
      2,
      phrase('Período mínimo do curso.', 'Lowest period of the course.'),
      ours,
    ),
    ESIVA_HORAS_DIARIAS: decimal(4, 2, phrase('Horas por dia.', 'Hours a day.'), {
      ...ours,
      min: 0,
      max: 24,
    }),
    ESIVA_HORAS_SEMANAIS: decimal(4, 2, phrase('Horas por semana.', 'Hours a week.'), { ...ours, min: 0 }),
    ESIVA_HORARIO: varchar(200, phrase('Horário.', 'Hours.'), ours),
    ESIVA_BOLSA_VALOR: decimal(
      10,
      2,
      phrase('Valor da bolsa ou do salário.', 'Amount of the scholarship or the salary.'),
      { ...ours, min: 0 },
    ),
    ESIVA_BOLSA_TIPO: code(1, phrase('Período da bolsa.', 'Period of the grant.'), tiposBolsa, ours),
    ESIVA_AUXILIO_TRANSPORTE: flag(
      phrase('Oferece auxílio-transporte.', 'Offers a transport allowance.'),
      ours,
    ),
    ESIVA_BENEFICIOS: varchar(500, phrase('Benefícios.', 'Benefits.'), { ...ours, lines: true }),
    ESIVA_MODALIDADE: code(1, phrase('Modalidade de trabalho.', 'Mode of work.'), modalidadesTrabalho, ours),
    ESIVA_CIDADE: varchar(100, phrase('Cidade.', 'City.'), ours),
    ESIVA_UF: uf(phrase('Sigla do estado.', 'Abbreviation of the state.'), ours),
    ESIVA_INICIO_INSCRICAO: date(phrase('Início das inscrições.', 'Applications begin.'), must),
    ESIVA_FIM_INSCRICAO: date(phrase('Fim das inscrições.', 'Applications end.'), must),
    ESIVA_CONTATO_EMAIL: email(100, phrase('E-mail de contato.', 'Contact e-mail.'), ours),
    ESIVA_CONFIDENCIAL: flag(
      phrase('O nome da concedente não é divulgado.', 'The name of the host organisation is not published.'),
      ours,
    ),
    ...recordFields,
  },
  example: {
    ESIVA_IDENTIFICACAO: 'V2026-015',
    ESIVA_TITULO: 'Estágio em desenvolvimento de software',
    ESIVA_TIPO: 'N',
    ESIVA_CONCEDENTE: '11444777000161',
    ESIVA_QUANTIDADE: 2,
    ESIVA_DESCRICAO: 'Apoio ao desenvolvimento e aos testes de sistemas internos.',
    ESIVA_NIVEL: 'GR',
    ESIVA_HORAS_DIARIAS: 6,
    ESIVA_HORAS_SEMANAIS: 30,
    ESIVA_BOLSA_VALOR: '1450.00',
    ESIVA_BOLSA_TIPO: 'M',
    ESIVA_AUXILIO_TRANSPORTE: 'S',
    ESIVA_INICIO_INSCRICAO: '2026-03-02',
    ESIVA_FIM_INSCRICAO: '2026-03-31',
  },
})
