import { type Field, ours, varchar } from '../../fields.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { cadastraPessoa } from '../../service/cadastra-pessoa.ts'
import { supervisorFields } from '../contrato/fields.ts'

type PersonField = keyof typeof cadastraPessoa.fields

/** A field of the register of people, which the reviewer of a term may leave as it is. */
function of<const N extends PersonField>(name: N, rotulo: Phrase, text = rotulo) {
  const { unless: _, neededBy: __, personIn: ___, ...field }: Field = cadastraPessoa.fields[name]
  return { ...field, ...ours, required: false, rotulo, text } as const
}

/** Data of the host that it may change itself; name and document stay with the institution. */
const host = {
  nomeFantasia: 'ESIPE_NOME_FANTASIA',
  email: 'ESIPE_EMAIL',
  telefone: 'ESIPE_TELEFONE',
  endereco: 'ESIPE_ENDERECO',
  numero: 'ESIPE_NUMERO',
  complemento: 'ESIPE_COMPLEMENTO',
  bairro: 'ESIPE_BAIRRO',
  cidade: 'ESIPE_CIDADE',
  uf: 'ESIPE_UF',
  cep: 'ESIPE_CEP',
} as const

/** Of an organisation, which signs by a natural person. */
const representative = {
  representanteNome: 'ESIPE_REPRESENTANTE_NOME',
  representanteCpf: 'ESIPE_REPRESENTANTE_CPF',
  representanteCargo: 'ESIPE_REPRESENTANTE_CARGO',
  representanteEmail: 'ESIPE_REPRESENTANTE_EMAIL',
} as const

/** Of a natural person who hosts, and who represents itself. */
const professional = {
  conselho: 'ESIPE_CONSELHO',
  registroConselho: 'ESIPE_REGISTRO_CONSELHO',
} as const

/** Fields of the host's record by the kind of person. */
export const camposDaConcedente = {
  J: { ...host, ...representative },
  F: { ...host, ...professional },
} as const satisfies Record<string, Readonly<Record<string, PersonField>>>

/** Of the supervisor's record. The document names the record; the name counts only for a new one. */
export const camposDoSupervisor = {
  supervisorCpf: 'ESIPE_DOCUMENTO',
  supervisorNome: 'ESIPE_NOME',
  supervisorEmail: 'ESIPE_EMAIL',
} as const satisfies Readonly<Record<string, PersonField>>

const { supervisorCargo, supervisorFormacao } = supervisorFields

/** What a host may complete while it reviews a term. Absent fields stay as they are, empty ones are cleared. */
export const conferenciaFields = {
  nomeFantasia: of(host.nomeFantasia, phrase('Nome fantasia da concedente', 'Trade name of the host')),
  email: of(host.email, phrase('E-mail da concedente', 'E-mail of the host')),
  telefone: of(host.telefone, phrase('Telefone da concedente', 'Telephone of the host')),
  endereco: of(host.endereco, phrase('Logradouro da concedente', 'Street of the host')),
  numero: of(host.numero, phrase('Número do endereço', 'House number')),
  complemento: of(host.complemento, phrase('Complemento', 'Address, second line')),
  bairro: of(host.bairro, phrase('Bairro', 'District')),
  cidade: of(host.cidade, phrase('Cidade', 'City')),
  uf: of(host.uf, phrase('Estado', 'State of the country')),
  cep: of(host.cep, phrase('CEP', 'Postal code')),
  representanteNome: of(
    representative.representanteNome,
    phrase('Nome do representante', 'Name of the representative'),
  ),
  representanteCpf: of(
    representative.representanteCpf,
    phrase('CPF do representante', 'CPF of the representative'),
  ),
  representanteCargo: of(
    representative.representanteCargo,
    phrase('Cargo do representante', 'Position of the representative'),
  ),
  representanteEmail: of(
    representative.representanteEmail,
    phrase('E-mail do representante', 'E-mail of the representative'),
    phrase('Se ficar vazio: o da concedente.', 'If left empty: that of the host.'),
  ),
  conselho: of(professional.conselho, phrase('Conselho profissional', 'Professional council')),
  registroConselho: of(
    professional.registroConselho,
    phrase('Registro no conselho', 'Registration with the council'),
  ),
  supervisorCpf: {
    ...of(representative.representanteCpf, phrase('CPF do supervisor', 'CPF of the supervisor')),
    text: phrase(
      'CPF de quem supervisiona o estágio, do quadro da concedente.',
      'CPF of the supervisor, who is employed by the host.',
    ),
  },
  supervisorNome: {
    ...of(camposDoSupervisor.supervisorNome, phrase('Nome do supervisor', 'Name of the supervisor')),
    text: phrase('De um supervisor novo, o nome civil.', 'Of a new supervisor, the civil name.'),
  },
  supervisorEmail: of(
    camposDoSupervisor.supervisorEmail,
    phrase('E-mail do supervisor', 'E-mail of the supervisor'),
  ),
  supervisorCargo,
  supervisorFormacao,
} as const satisfies Readonly<Record<string, Field>>

export type CampoConferencia = keyof typeof conferenciaFields

/** Labels of the fields, for what was changed. */
export const rotulosConferencia = Object.fromEntries(
  Object.entries(conferenciaFields).map(([name, { rotulo }]) => [name, rotulo]),
) as Readonly<Record<CampoConferencia, Phrase>>

export const erros = varchar(
  2_000,
  phrase(
    'O que está errado na minuta, e como deve ser.',
    'What is wrong in the draft, and how it should be.',
  ),
  { ...ours, required: true, lines: true, rotulo: phrase('O que está errado', 'What is wrong') },
)
