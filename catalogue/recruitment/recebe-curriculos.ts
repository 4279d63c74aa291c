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

const disability = { origin: 'ours', guarded: 'deficiencia' } as const

export const recebeCurriculos = inbound({
  family: 'inbound',
  id: 'RecebeCurriculos',
  group: 'recruitment',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe currículos',
  description: 'Inclui ou atualiza currículos pela identificação e liga cada um ao aluno de mesmo CPF.',
  list: 'SDT_INT_CURRICULOS',
  prefix: 'ESICV_',
  key: ['ESICV_IDENTIFICACAO'],
  fields: {
    ESICV_IDENTIFICACAO: varchar(50, 'Identificação do currículo; chave do registro.', must),
    ESICV_NOME: varchar(120, 'Nome civil.', must),
    ESICV_NOME_SOCIAL: varchar(100, 'Nome social.', ours),
    ESICV_CPF: cpf('CPF, único entre os currículos ativos. Vazio apenas com ESICV_DOCUMENTO.', {
      ...must,
      unless: 'ESICV_DOCUMENTO',
    }),
    ESICV_DOCUMENTO: varchar(40, 'Documento de quem não tem CPF.', ours),
    ESICV_EMAIL: email(100, 'E-mail, único entre os currículos ativos.', must),
    ESICV_TELEFONE: varchar(16, 'Telefone.', ours),
    ESICV_NASCIMENTO: date('Nascimento.', ours),
    ESICV_SEXO: code(1, 'Sexo.', sexo, ours),
    ESICV_CIDADE: varchar(100, 'Cidade.', ours),
    ESICV_UF: uf('Sigla do estado; EX no exterior, só sem CPF.', ours),
    ESICV_CEP: cep('CEP.', ours),
    ESICV_PCD: flag('Pessoa com deficiência. Guardado cifrado.', disability),
    ESICV_CODIGO_DEFICIENCIA: varchar(20, 'Deficiência, cadastrada na plataforma. Guardada cifrada.', {
      ...disability,
      register: 'deficiencia',
    }),
    ESICV_OBJETIVO: varchar(500, 'Objetivo.', { ...ours, lines: true }),
    ESICV_PRETENSAO: decimal(10, 2, 'Pretensão de remuneração.', { ...ours, min: 0 }),
    ESICV_FORMACOES: list(
      50,
      'Formações. A lista enviada substitui a anterior inteira.',
      {
        INSTITUICAO: varchar(120, 'Instituição.', must),
        CURSO: varchar(120, 'Curso.', must),
        NIVEL: code(2, 'Nível.', niveis, ours),
        SITUACAO: code(1, 'Situação.', situacoesMatricula, ours),
        INICIO: date('Início.', ours),
        CONCLUSAO: date('Conclusão.', ours),
      },
      ours,
    ),
    ESICV_EXPERIENCIAS: list(
      50,
      'Experiências. A lista enviada substitui a anterior inteira.',
      {
        EMPRESA: varchar(120, 'Empresa.', must),
        CARGO: varchar(100, 'Cargo.', must),
        INICIO: date('Início.', must),
        TERMINO: date('Término; vazio no trabalho atual.', ours),
        DESCRICAO: varchar(1000, 'O que fez.', { ...ours, lines: true }),
      },
      ours,
    ),
    ESICV_IDIOMAS: list(
      30,
      'Idiomas. A lista enviada substitui a anterior inteira.',
      { IDIOMA: varchar(40, 'Idioma.', must), NIVEL: code(1, 'Nível.', niveisIdioma, ours) },
      ours,
    ),
    ESICV_ARQUIVO_NOME: varchar(255, 'Nome do arquivo; exigido com o conteúdo.', ours),
    ESICV_ARQUIVO_BASE64: file(['pdf'], 'Currículo em PDF, até 5 MB, em base64.', ours),
    ESICV_DT_CONSENTIMENTO: date('Data em que a pessoa consentiu com o uso do currículo, até hoje.', must),
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
