import {
  must,
  niveis,
  niveisIdioma,
  recordFields,
  sexo,
  situacoesMatricula,
  validade,
} from '../common-fields.ts'
import { cep, code, cpf, date, decimal, email, file, flag, list, ours, uf, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

const disability = { origin: 'ours', guarded: 'deficiencia' } as const

export const recebeCurriculos = inbound({
  family: 'inbound',
  id: 'RecebeCurriculos',
  group: 'recruitment',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe currículos', 'Receive résumés'),
  description: phrase(
    'Inclui ou atualiza currículos pela identificação e liga cada um ao aluno de mesmo CPF.',
    'Creates or updates résumés by identification, and links each to the student with the same CPF.',
  ),
  list: 'SDT_INT_CURRICULOS',
  prefix: 'ESICV_',
  key: ['ESICV_IDENTIFICACAO'],
  fields: {
    ESICV_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação do currículo; chave do registro.',
        'Identification of the résumé; key of the record.',
      ),
      must,
    ),
    ESICV_NOME: varchar(120, phrase('Nome civil.', 'Civil name.'), must),
    ESICV_NOME_SOCIAL: varchar(100, phrase('Nome social.', 'Social name.'), ours),
    ESICV_CPF: cpf(
      phrase(
        'CPF, único entre os currículos ativos. Vazio apenas com ESICV_DOCUMENTO.',
        'CPF, unique among active résumés. Empty only with ESICV_DOCUMENTO.',
      ),
      {
        ...must,
        unless: 'ESICV_DOCUMENTO',
      },
    ),
    ESICV_DOCUMENTO: varchar(
      40,
      phrase('Documento de quem não tem CPF.', 'Document of who has no CPF.'),
      ours,
    ),
    ESICV_EMAIL: email(
      100,
      phrase('E-mail, único entre os currículos ativos.', 'E-mail, unique among active résumés.'),
      must,
    ),
    ESICV_TELEFONE: varchar(16, phrase('Telefone.', 'Telephone.'), ours),
    ESICV_NASCIMENTO: date(phrase('Nascimento.', 'Birth.'), ours),
    ESICV_SEXO: code(1, phrase('Sexo.', 'Sex.'), sexo, ours),
    ESICV_CIDADE: varchar(100, phrase('Cidade.', 'City.'), ours),
    ESICV_UF: uf(
      phrase(
        'Sigla do estado; EX no exterior, só sem CPF.',
        'Abbreviation of the state; EX abroad, only without a CPF.',
      ),
      ours,
    ),
    ESICV_CEP: cep(phrase('CEP.', 'Postal code.'), ours),
    ESICV_PCD: flag(
      phrase('Pessoa com deficiência. Guardado cifrado.', 'Person with a disability. Kept encrypted.'),
      disability,
    ),
    ESICV_CODIGO_DEFICIENCIA: varchar(
      20,
      phrase(
        'Deficiência, cadastrada na plataforma. Guardada cifrada.',
        'Disability, of those that the platform has. Kept encrypted.',
      ),
      {
        ...disability,
        register: 'deficiencia',
      },
    ),
    ESICV_OBJETIVO: varchar(500, phrase('Objetivo.', 'Objective.'), { ...ours, lines: true }),
    ESICV_PRETENSAO: decimal(10, 2, phrase('Pretensão de remuneração.', 'Pay that is hoped for.'), {
      ...ours,
      min: 0,
    }),
    ESICV_FORMACOES: list(
      50,
      phrase(
        'Formações. A lista enviada substitui a anterior inteira.',
        'Education. The list that is sent replaces the whole one before it.',
      ),
      {
        INSTITUICAO: varchar(120, phrase('Instituição.', 'Institution.'), must),
        CURSO: varchar(120, phrase('Curso.', 'Course.'), must),
        NIVEL: code(2, phrase('Nível.', 'Level.'), niveis, ours),
        SITUACAO: code(1, phrase('Situação.', 'State.'), situacoesMatricula, ours),
        INICIO: date(phrase('Início.', 'Start.'), ours),
        CONCLUSAO: date(phrase('Conclusão.', 'Completion.'), ours),
      },
      ours,
    ),
    ESICV_EXPERIENCIAS: list(
      50,
      phrase(
        'Experiências. A lista enviada substitui a anterior inteira.',
        'Experience. The list that is sent replaces the whole one before it.',
      ),
      {
        EMPRESA: varchar(120, phrase('Empresa.', 'Company.'), must),
        CARGO: varchar(100, phrase('Cargo.', 'Position.'), must),
        INICIO: date(phrase('Início.', 'Start.'), must),
        TERMINO: date(phrase('Término; vazio no trabalho atual.', 'End; empty of the present work.'), ours),
        DESCRICAO: varchar(1000, phrase('O que fez.', 'What was done there.'), { ...ours, lines: true }),
      },
      ours,
    ),
    ESICV_IDIOMAS: list(
      30,
      phrase(
        'Idiomas. A lista enviada substitui a anterior inteira.',
        'Languages. The list that is sent replaces the whole one before it.',
      ),
      {
        IDIOMA: varchar(40, phrase('Idioma.', 'Language.'), must),
        NIVEL: code(1, phrase('Nível.', 'Level.'), niveisIdioma, ours),
      },
      ours,
    ),
    ESICV_ARQUIVO_NOME: varchar(
      255,
      phrase('Nome do arquivo; exigido com o conteúdo.', 'Name of the file; required with its content.'),
      ours,
    ),
    ESICV_ARQUIVO_BASE64: file(
      ['pdf'],
      phrase('Currículo em PDF, até 5 MB, em base64.', 'Résumé as a PDF, up to 5 MB, in base64.'),
      ours,
    ),
    ESICV_DT_CONSENTIMENTO: date(
      phrase(
        'Data em que a pessoa consentiu com o uso do currículo, até hoje.',
        'Day on which the person consented to the use of the résumé, until today.',
      ),
      must,
    ),
    ESICV_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESICV_IDENTIFICACAO: 'CV-1042',
    ESICV_NOME: 'Mariana Alves Ferreira',
    ESICV_CPF: '52998224725',
    ESICV_EMAIL: 'mariana.ferreira@aluno.exemplo.edu.br',
    ESICV_CIDADE: 'Campinas',
    ESICV_UF: 'SP',
    ESICV_OBJETIVO: 'Estágio em desenvolvimento de software.',
    ESICV_FORMACOES: [
      {
        INSTITUICAO: 'Universidade de Exemplo',
        CURSO: 'Engenharia de Computação',
        NIVEL: 'GR',
        SITUACAO: 'C',
        INICIO: '2024-02-19',
      },
    ],
    ESICV_EXPERIENCIAS: [
      { EMPRESA: 'Horizonte', CARGO: 'Aprendiz', INICIO: '2023-02-01', TERMINO: '2023-12-15' },
    ],
    ESICV_IDIOMAS: [{ IDIOMA: 'Inglês', NIVEL: 'A' }],
    ESICV_DT_CONSENTIMENTO: '2026-03-02',
  },
})
