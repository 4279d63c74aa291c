import { must, recordFields, titulacoes, validade } from '../common-fields.ts'
import { code, cpf, date, email, ours, senha, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeProfessores = inbound({
  family: 'inbound',
  id: 'RecebeProfessores',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe professores',
  description: 'Inclui ou atualiza professores pela identificação.',
  list: 'SDT_INT_PROFESSORES',
  prefix: 'ESIPR_',
  key: ['ESIPR_IDENTIFICACAO'],
  fields: {
    ESIPR_IDENTIFICACAO: varchar(50, 'Identificação do professor; chave do registro.', must),
    ESIPR_PROFESSOR: varchar(120, 'Nome civil.', must),
    ESIPR_CPF: cpf('CPF, único entre os professores ativos. Vazio apenas com ESIPR_DOCUMENTO.', {
      ...must,
      unless: 'ESIPR_DOCUMENTO',
    }),
    ESIPR_DOCUMENTO: varchar(40, 'Documento do professor estrangeiro.', ours),
    ESIPR_LOGIN: varchar(100, 'Login, único entre os professores ativos.', must),
    ESIPR_SENHA: senha(100, 'Senha, para instituições sem login único. Vazia mantém a atual.', ours),
    ESIPR_EMAIL: email(100, 'E-mail, único entre os professores ativos.', must),
    ESIPR_TELEFONE: varchar(16, 'Telefone.', ours),
    ESIPR_MATRICULA: varchar(40, 'Matrícula funcional.', ours),
    ESIPR_TITULACAO: code(1, 'Titulação.', titulacoes, ours),
    ESIPR_NOME_SOCIAL: varchar(100, 'Nome social.', ours),
    ESIPR_CODIGO_UNIDADE: varchar(50, 'Código da unidade; criada ao aparecer.', {
      origin: 'ours',
      register: 'unidade',
    }),
    ESIPR_NOME_UNIDADE: varchar(100, 'Nome da unidade.', ours),
    ESIPR_DT_BLOQUEIO_ACESSO: date('O login fica bloqueado até esta data, inclusive.', ours),
    ESIPR_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIPR_IDENTIFICACAO: 'P1001',
    ESIPR_PROFESSOR: 'Helena Prado Vasconcelos',
    ESIPR_CPF: '11144477735',
    ESIPR_LOGIN: 'helena.vasconcelos',
    ESIPR_EMAIL: 'helena.vasconcelos@exemplo.edu.br',
    ESIPR_TITULACAO: 'D',
  },
})
