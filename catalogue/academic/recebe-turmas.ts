import { ano, must, recordFields, semestre, turnos, validade } from '../common-fields.ts'
import { code, date, ours, reference, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeTurmas = inbound({
  family: 'inbound',
  id: 'RecebeTurmas',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe turmas',
  description: 'Inclui ou atualiza turmas pela identificação.',
  list: 'SDT_INT_TURMAS',
  prefix: 'ESITU_',
  key: ['ESITU_IDENTIFICACAO'],
  fields: {
    ESITU_IDENTIFICACAO: varchar(50, 'Identificação da turma; chave do registro.', must),
    ESITU_TURMA: varchar(60, 'Nome da turma.', must),
    ESITU_ANO: ano,
    ESITU_SEMESTRE: semestre,
    ESITU_CURSO: reference('curso', 'Identificação do curso.', ours),
    ESITU_TURNO: code(1, 'Turno.', turnos, ours),
    ESITU_INICIO: date('Início.', ours),
    ESITU_TERMINO: date('Término, não antes do início.', ours),
    ESITU_CODIGO_UNIDADE: varchar(50, 'Código da unidade; criada ao aparecer.', {
      origin: 'ours',
      register: 'unidade',
    }),
    ESITU_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESITU_IDENTIFICACAO: 'MAT101-2026-1-A',
    ESITU_TURMA: 'Turma A',
    ESITU_ANO: 2026,
    ESITU_SEMESTRE: 1,
  },
})
