import { graus, modalidades, must, niveis, recordFields, validade } from '../common-fields.ts'
import { code, flag, numeric, ours, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeCursos = inbound({
  family: 'inbound',
  id: 'RecebeCursos',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe cursos',
  description: 'Inclui ou atualiza cursos pela identificação. Unidades são criadas ao aparecer.',
  list: 'SDT_INT_CURSOS',
  prefix: 'ESICU_',
  key: ['ESICU_IDENTIFICACAO'],
  fields: {
    ESICU_IDENTIFICACAO: varchar(50, 'Identificação do curso; chave do registro.', must),
    ESICU_CURSO: varchar(120, 'Nome do curso.', must),
    ESICU_NIVEL: code(2, 'Nível; define limites de horas e a cota da concedente.', niveis, must),
    ESICU_GRAU: code(1, 'Grau.', graus, ours),
    ESICU_MODALIDADE: code(1, 'Modalidade de oferta.', modalidades, ours),
    ESICU_CODIGO_MEC: numeric(8, 'Código do curso no e-MEC.', ours),
    ESICU_PERIODOS: numeric(2, 'Quantidade de períodos.', ours),
    ESICU_CARGA_HORARIA: numeric(5, 'Carga horária total.', ours),
    ESICU_CARGA_HORARIA_ESTAGIO: numeric(5, 'Carga horária de estágio.', ours),
    ESICU_CARGA_HORARIA_EXTENSAO: numeric(
      5,
      'Carga horária de extensão; menos de 10 % na graduação gera alerta.',
      ours,
    ),
    ESICU_ESTAGIO_OBRIGATORIO: flag('O curso exige estágio.', ours),
    ESICU_PERMITE_40H: flag('Alterna teoria e prática e permite 40 horas semanais.', ours),
    ESICU_EQUIPARACAO: flag('Equipara extensão, monitoria ou iniciação científica ao estágio.', ours),
    ESICU_CODIGO_UNIDADE: varchar(50, 'Código da unidade; criada ao aparecer.', {
      origin: 'ours',
      register: 'unidade',
    }),
    ESICU_NOME_UNIDADE: varchar(100, 'Nome da unidade.', ours),
    ESICU_CODIGO_UNIDADE_SUPERIOR: varchar(50, 'Código da unidade superior.', {
      origin: 'ours',
      register: 'unidade',
    }),
    ESICU_NOME_UNIDADE_SUPERIOR: varchar(100, 'Nome da unidade superior.', ours),
    ESICU_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESICU_IDENTIFICACAO: 'ENGCOMP',
    ESICU_CURSO: 'Engenharia de Computação',
    ESICU_NIVEL: 'GR',
    ESICU_GRAU: 'B',
    ESICU_MODALIDADE: 'P',
    ESICU_CARGA_HORARIA: 3600,
    ESICU_CARGA_HORARIA_EXTENSAO: 360,
    ESICU_CODIGO_UNIDADE: 'FEEC',
    ESICU_NOME_UNIDADE: 'Faculdade de Engenharia',
  },
})
