import { recebeUsuarios } from '../../../catalogue/academic/recebe-usuarios.ts'
import { said } from '../../../catalogue/message.ts'
import { entity, type Slot, type SqlType } from '../../records/entity.ts'
import { notAbroad } from '../../records/places.ts'
import { foldEmail, foldLogin } from '../../values/fold.ts'
import { checkUnits, withUnits } from '../unidade/mentions.ts'
import { type Accesses, checkAccess, loadAccesses } from './profile.ts'

const at = (column: string, type: SqlType = 'text'): Slot[] => [{ column, type }]

const units = withUnits('ESIUS_')

export const usuario = entity<typeof recebeUsuarios, Accesses>({
  operation: recebeUsuarios,
  table: 'usuario',
  key: [{ column: 'identificador', type: 'bigint' }],
  slots: {
    ESIUS_IDENTIFICADOR: at('identificador', 'bigint'),
    ESIUS_LOGIN: [...at('login'), { column: 'login_chave', type: 'text', fold: foldLogin }],
    ESIUS_NOME: at('nome'),
    ESIUS_NOME_COMPLETO: at('nome_completo'),
    ESIUS_TELEFONE: at('telefone'),
    ESIUS_EMAIL: [...at('email'), { column: 'email_chave', type: 'text', fold: foldEmail }],
    ESIUS_ENDERECO: at('endereco'),
    ESIUS_COMPLEMENTO: at('complemento'),
    ESIUS_BAIRRO: at('bairro'),
    ESIUS_CIDADE: at('cidade'),
    ESIUS_UF: at('uf'),
    ESIUS_CEP: at('cep'),
    ESIUS_CPF: at('cpf'),
    ESIUS_MATRICULA: at('matricula'),
    ESIUS_CODIGO_UNIDADE: at('unidade_id', 'bigint'),
    ESIUS_CODIGO_PERFIL: at('perfil_id', 'bigint'),
    ESIUS_AUTENTICA: at('autentica', 'boolean'),
    ESIUS_DATA_NASCIMENTO: at('nascimento', 'date'),
    ESIUS_RAMAL: at('ramal'),
    ESIUS_CODIGO_MENU: at('codigo_menu'),
    ESIUS_VALIDADE: at('validade', 'date'),
  },
  password: { field: 'ESIUS_SENHA', owner: 'usuario' },
  unique: [
    { column: 'login_chave', field: 'ESIUS_LOGIN', code: 'LOGIN_DUPLICADO' },
    { column: 'email_chave', field: 'ESIUS_EMAIL', code: 'EMAIL_DUPLICADO' },
  ],

  check(values, report, { today }, registers) {
    const birth = values.get('ESIUS_DATA_NASCIMENTO')
    if (birth && birth > today) {
      report.add('DATA_INVALIDA', 'ESIUS_DATA_NASCIMENTO', { detalhe: said('aluno.estaFuturo') })
    }
    const profile = values.get('ESIUS_CODIGO_PERFIL')
    if (profile && !registers.perfis.has(profile)) report.add('PERFIL_INEXISTENTE', 'ESIUS_CODIGO_PERFIL')
    if (values.get('ESIUS_UF') === 'EX' && values.get('ESIUS_CPF')) {
      report.add('UF_INVALIDA', 'ESIUS_UF', notAbroad)
    }
    checkUnits('ESIUS_', values, report)
  },

  async resolve(records, registers, tx) {
    await units(records, registers, tx)
    for (const { values, set } of records) {
      set('perfil_id', registers.perfis.get(values.get('ESIUS_CODIGO_PERFIL')!)!)
    }
  },

  load: (_changing, tx, batch) => loadAccesses(tx, batch),

  decide({ existing, planned, hasPassword, extra, report, keep }) {
    checkAccess(extra!, { existing, planned, hasPassword, report, keep })
    if (planned.get('uf') === 'EX' && planned.get('cpf')) report.add('UF_INVALIDA', 'ESIUS_UF', notAbroad)
    if (!existing && planned.get('autentica') !== 'S' && !hasPassword)
      report.add('CAMPO_OBRIGATORIO', 'ESIUS_SENHA')
  },
})
