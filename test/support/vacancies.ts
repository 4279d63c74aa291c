import { cnpjAt, cpfAt } from '../../demo/documents.ts'
import { addContract, insert, type Row } from './contracts.ts'
import type { Institution, World } from './world.ts'

let made = 0

/** A number in letters: a search for a name with digits would find records of that number as well. */
const lettersOf = (number: number) => [...String(number)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')

/** How to reach an organisation, and the natural person who signs for it. */
const contact = (number: number) => ({
  representante_nome: `Representante ${lettersOf(number)}`,
  representante_cpf: cpfAt(7_500_000 + number),
  email: `concedente-${lettersOf(number).toLowerCase()}@exemplo.com.br`,
})

/** A host that may offer internships. */
export const addHost = (world: World, client: Institution, values: Row = {}): Promise<number> =>
  insert(world, client, 'pessoa', {
    tipo: 'J',
    documento: cnpjAt(++made),
    nome: `Concedente ${lettersOf(made)}`,
    papel: JSON.stringify(['CONCEDENTE']),
    ...contact(made),
    ...values,
  })

/** A contract of a host of its own. */
export const addHostedContract = async (world: World, client: Institution): Promise<number> =>
  addContract(world, client, { concedente_id: await addHost(world, client) })

/** A vacancy that passes every rule, by default of a new host. */
export async function addVacancy(world: World, client: Institution, values: Row = {}): Promise<number> {
  const concedente_id = values.concedente_id ?? (await addHost(world, client))
  return insert(world, client, 'vaga', {
    identificacao: `V${++made}`,
    titulo: 'Estágio em desenvolvimento',
    tipo: 'N',
    quantidade: 2,
    descricao: 'Apoio aos testes.',
    nivel: 'GR',
    horas_diarias: '6',
    horas_semanais: '30',
    bolsa_valor: '1450.00',
    auxilio_transporte: true,
    inicio_inscricao: '2026-01-01',
    fim_inscricao: '2999-12-31',
    ...values,
    concedente_id,
  })
}
