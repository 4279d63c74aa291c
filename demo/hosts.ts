import { sql } from 'kysely'
import type { Tx } from '../server/store/database.ts'
import { hostKinds } from './academic.ts'
import { cnpjAt, letterCnpjAt } from './documents.ts'
import { plain, surnames } from './names.ts'
import { cepIn, cityOf, landlineIn, streetOf } from './people.ts'
import { Random } from './random.ts'

/** CNPJ of the institution itself, which is host of most monitoring contracts. */
export const institutionDocument = cnpjAt(0)
/** CNPJ of the agent that mediates a few contracts. */
export const agentDocument = letterCnpjAt(0)

/** CNPJ of a host. Letters came to it in 2026; newer companies have them. */
export const hostDocumentAt = (at: number) => (at % 4 === 0 ? letterCnpjAt(at) : cnpjAt(at))

/** A person as the table keeps it, with everything the operation demands of one. */
interface Host {
  documento: string
  nome: string
  nome_fantasia: string
  papel: string[]
  email: string
  telefone: string
  endereco: string
  numero: string
  bairro: string
  cidade: string
  uf: string
  cep: string
  quantidade_empregados: number
}

export async function fillHosts(tx: Tx, count: number, seed: number): Promise<void> {
  const hosts = [
    host(new Random(seed, 0x6000_0000), institutionDocument, 'Fundação Universidade de Demonstração', {
      trade: 'Universidade de Demonstração',
      roles: ['INSTITUICAO', 'CONCEDENTE'],
    }),
    host(new Random(seed, 0x6fff_ffff), agentDocument, 'Integra Estágios e Carreiras Ltda.', {
      trade: 'Integra Estágios',
      roles: ['AGENTE'],
    }),
  ]
  for (let at = 1; at <= count; at++) {
    const random = new Random(seed, 0x6000_0000 + at)
    const [kind, legal] = random.pick(hostKinds)
    const name = `${random.pick(surnames)} ${random.pick(surnames)}`
    hosts.push(
      host(random, hostDocumentAt(at), `${legal} ${name}`, {
        trade: `${kind} ${name}`,
        roles: ['CONCEDENTE'],
      }),
    )
  }
  await sql`insert into pessoa (cliente_id, tipo, documento, nome, nome_fantasia, papel, email, telefone, endereco,
      numero, bairro, cidade, uf, cep, quantidade_empregados)
    select cliente_atual(), 'J', n.* from json_to_recordset(${JSON.stringify(hosts)}) n(documento text, nome text,
      nome_fantasia text, papel json, email text, telefone text, endereco text, numero text, bairro text,
      cidade text, uf text, cep text, quantidade_empregados bigint)
    on conflict (cliente_id, tipo, documento) do nothing`.execute(tx)
}

function host(
  random: Random,
  documento: string,
  nome: string,
  { trade, roles }: { trade: string; roles: string[] },
): Host {
  const city = cityOf(random)
  const { street, number, district } = streetOf(random)
  return {
    documento,
    nome,
    nome_fantasia: trade,
    papel: roles,
    email: `estagios@${plain(trade).replace(/[^a-z0-9]+/g, '-')}.exemplo.com.br`,
    telefone: landlineIn(city, random),
    endereco: street,
    numero: number,
    bairro: district,
    cidade: city.name,
    uf: city.uf,
    cep: String(cepIn(city, random)).padStart(8, '0'),
    quantidade_empregados: random.between(3, 900),
  }
}

/** One agreement with each host that has none, older than any contract and open for years. */
export async function fillAgreements(tx: Tx): Promise<void> {
  await sql`insert into convenio (cliente_id, convenio, situacao, concedente_id, inicio, termino)
    select cliente_atual(), 'Convênio ' || lpad(p.id::text, 3, '0') || '/' || extract(year from now()) - 3,
           'Vigente', p.id, (now() - interval '3 years')::date, (now() + interval '2 years')::date
      from pessoa p
     where p.cliente_id = (select cliente_atual()) and p.papel::jsonb = '["CONCEDENTE"]'
       and not exists (select from convenio v where v.cliente_id = p.cliente_id and v.concedente_id = p.id)
     order by p.id`.execute(tx)
}
