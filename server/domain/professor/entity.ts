import { recebeProfessores } from '../../../catalogue/academic/recebe-professores.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { checkUnits, withUnits } from '../unidade/mentions.ts'

export const professor = entity({
  operation: recebeProfessores,
  table: 'professor',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(recebeProfessores, {
    columns: { PROFESSOR: 'nome', DT_BLOQUEIO_ACESSO: 'bloqueio' },
    folded: ['login', 'email', 'documento'],
  }),
  inactiveFrom: 'validade',
  password: { field: 'ESIPR_SENHA', owner: 'professor' },
  unique: [
    { column: 'cpf', field: 'ESIPR_CPF', code: 'CPF_DUPLICADO' },
    { column: 'email_chave', field: 'ESIPR_EMAIL', code: 'EMAIL_DUPLICADO' },
    { column: 'login_chave', field: 'ESIPR_LOGIN', code: 'LOGIN_DUPLICADO' },
    { column: 'documento_chave', field: 'ESIPR_DOCUMENTO', code: 'DOCUMENTO_DUPLICADO', unless: 'cpf' },
  ],
  check(values, report) {
    checkUnits('ESIPR_', values, report)
  },
  resolve: withUnits('ESIPR_'),
})
