import { said } from '../../../catalogue/message.ts'
import { cadastraPessoa } from '../../../catalogue/service/cadastra-pessoa.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { notAbroad } from '../../records/places.ts'
import { demandedBy, textsIn } from '../../records/rules.ts'
import { cedeConta } from '../conta-favorecido/cede.ts'
import { employersExist } from './employers.ts'

const registered = [
  ['conselho', 'ESIPE_CONSELHO'],
  ['registro_conselho', 'ESIPE_REGISTRO_CONSELHO'],
] as const

const slots = deriveSlots(cadastraPessoa)
const needed = demandedBy(cadastraPessoa, slots)

export const pessoa = entity({
  operation: cadastraPessoa,
  table: 'pessoa',
  key: [
    { column: 'tipo', type: 'text' },
    { column: 'documento', type: 'text' },
  ],
  referredAs: 1,
  slots,
  inactiveFrom: 'validade',
  unique: [],
  check(values, report) {
    // Addresses abroad are only for people without a Brazilian document.
    if (values.get('ESIPE_UF') === 'EX') report.add('UF_INVALIDA', 'ESIPE_UF', notAbroad)
  },
  inTurn: true,
  verify: employersExist,
  follow: cedeConta('pessoa'),
  decide({ existing, planned, report }) {
    const roles = textsIn(planned.get('papel'))
    // Article 9 of the internship law: a natural person may be a host only as a registered professional.
    if (planned.get('tipo') === 'F' && roles.includes('CONCEDENTE')) {
      for (const [column, field] of registered) {
        if (planned.get(column)) continue
        report.breaks('registroConcedente', field, said('pessoa.pessoaFisicaConcedentePrecisaRegistro'))
      }
    }
    needed({ existing, planned, report })
  },
})
