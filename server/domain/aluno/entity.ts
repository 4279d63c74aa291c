import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { said } from '../../../catalogue/message.ts'
import { entity, type Slot, type SqlType } from '../../records/entity.ts'
import { notAbroad } from '../../records/places.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { yearsBefore } from '../../values/dates.ts'
import { foldDocument, foldEmail, foldLogin } from '../../values/fold.ts'
import { cedeConta } from '../conta-favorecido/cede.ts'

const at = (column: string, type: SqlType = 'text'): Slot[] => [{ column, type }]
const bank = (sealedAs: string): Slot[] => [{ column: 'dados_bancarios', type: 'bytea', sealedAs }]
const disability = (sealedAs: string): Slot[] => [{ column: 'dados_deficiencia', type: 'bytea', sealedAs }]

const youngest = 14

export const aluno = entity<typeof recebeAlunos, Set<string>>({
  operation: recebeAlunos,
  table: 'aluno',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: {
    ESIAL_IDENTIFICACAO: at('identificacao'),
    ESIAL_ALUNO: at('nome'),
    ESIAL_MATRICULA: at('matricula'),
    ESIAL_CPF: at('cpf'),
    ESIAL_DOCUMENTO: [...at('documento'), { column: 'documento_chave', type: 'text', fold: foldDocument }],
    ESIAL_RG: at('rg'),
    ESIAL_LOGIN: [...at('login'), { column: 'login_chave', type: 'text', fold: foldLogin }],
    ESIAL_SEXO: at('sexo'),
    ESIAL_ESTADO_CIVIL: at('estado_civil'),
    ESIAL_NASCIMENTO: at('nascimento', 'date'),
    ESIAL_EMAIL: [...at('email'), { column: 'email_chave', type: 'text', fold: foldEmail }],
    ESIAL_TELEFONE1: at('telefone1'),
    ESIAL_TELEFONE2: at('telefone2'),
    ESIAL_ENDERECO: at('endereco'),
    ESIAL_NUMERO: at('numero'),
    ESIAL_COMPLEMENTO: at('complemento'),
    ESIAL_BAIRRO: at('bairro'),
    ESIAL_CIDADE: at('cidade'),
    ESIAL_UF: at('uf'),
    ESIAL_CEP: at('cep'),
    ESIAL_NOME_MAE: at('nome_mae'),
    ESIAL_NACIONALIDADE: at('nacionalidade'),
    ESIAL_NATURALIDADE: at('naturalidade'),
    ESIAL_BANCO: bank('banco'),
    ESIAL_AGENCIA: bank('agencia'),
    ESIAL_CONTA: bank('conta'),
    ESIAL_BOLSA_INI_CIENTIFICA: at('bolsa_ini_cientifica', 'boolean'),
    ESIAL_VALIDADE: at('validade', 'date'),
    ESIAL_NOME_SOCIAL: at('nome_social'),
    ESIAL_DT_BLOQUEIO_ACESSO: at('bloqueio', 'date'),
    ESIAL_CODIGO_DEFICIENCIA: disability('codigo'),
    ESIAL_INFORMACAO_DEFICIENCIA: disability('informacao'),
  },
  password: { field: 'ESIAL_SENHA', owner: 'aluno' },
  unique: [
    { column: 'cpf', field: 'ESIAL_CPF', code: 'CPF_DUPLICADO' },
    { column: 'email_chave', field: 'ESIAL_EMAIL', code: 'EMAIL_DUPLICADO' },
    { column: 'login_chave', field: 'ESIAL_LOGIN', code: 'LOGIN_DUPLICADO' },
    { column: 'documento_chave', field: 'ESIAL_DOCUMENTO', code: 'DOCUMENTO_DUPLICADO', unless: 'cpf' },
  ],
  inactiveFrom: 'validade',

  check(values, report, { today }, registers) {
    const birth = values.get('ESIAL_NASCIMENTO')
    if (birth && birth > today) {
      report.add('DATA_INVALIDA', 'ESIAL_NASCIMENTO', { detalhe: said('aluno.estaFuturo') })
    } else if (birth && birth > yearsBefore(today, youngest)) {
      report.add('REGRA_RECOMENDADA', 'ESIAL_NASCIMENTO', {
        detalhe: said('aluno.alunoTemMenosAnos', { anos: youngest }),
      })
    }
    if (values.get('ESIAL_UF') === 'EX' && values.get('ESIAL_CPF')) {
      report.add('UF_INVALIDA', 'ESIAL_UF', notAbroad)
    }
    // Both are cleared by this record, whatever is stored.
    if (values.get('ESIAL_TELEFONE1') === null && values.get('ESIAL_TELEFONE2') === null) {
      report.add('TELEFONE_AUSENTE', 'ESIAL_TELEFONE2')
    }
    const disabilityCode = values.get('ESIAL_CODIGO_DEFICIENCIA')
    if (disabilityCode && !registers.deficiencias.has(disabilityCode)) {
      report.add('DEFICIENCIA_INEXISTENTE', 'ESIAL_CODIGO_DEFICIENCIA')
    }
  },

  follow: cedeConta('aluno'),

  // Signed terms contain the CPF, so it cannot change once the student has a contract.
  async load(changed, tx) {
    if (changed.length === 0) return new Set<string>()
    const contracts = await tx
      .selectFrom('contrato')
      .select('aluno_id')
      .distinct()
      .where('cliente_id', '=', currentClient)
      .where('aluno_id', '=', anyOf(changed.map(({ id }) => Number(id))))
      .execute()
    return new Set(contracts.map(({ aluno_id }) => String(aluno_id)))
  },
  decide({ existing, id, planned, extra, report }) {
    // A record without the CPF keeps the stored one.
    if (planned.get('uf') === 'EX' && planned.get('cpf')) report.add('UF_INVALIDA', 'ESIAL_UF', notAbroad)
    if (!planned.get('telefone1') && !planned.get('telefone2') && !report.has('TELEFONE_AUSENTE')) {
      report.add('TELEFONE_AUSENTE', 'ESIAL_TELEFONE2')
    }
    const before = existing?.get('cpf')
    if (!before || before === planned.get('cpf')) return
    if (id !== undefined && extra?.has(id)) report.add('CPF_DIVERGENTE', 'ESIAL_CPF')
  },
})
