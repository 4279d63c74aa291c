import { portuguese } from '../../../catalogue/phrase.ts'
import {
  type Nivel,
  type Signatario,
  signatarios,
  type TipoDocumento,
} from '../../../catalogue/values/arquivo.ts'
import type { Dados, Parte } from '../documento/dados.ts'

export interface Signer {
  parte: Signatario
  /** Id of the student, professor or person; null for the institution. */
  parteId: number | null
  assinante: string
  nome: string
  email: string | null
  ordem: number
  nivel: Nivel
}

/** The minimum level that the client requires of each party. */
export type Levels = Readonly<Partial<Record<Signatario, Nivel>>>

/**
 * Internships are between student, host and institution (Lei 11.788, art. 3º, II); an agent does not sign
 * (art. 16).
 */
const ofContract: Readonly<Record<string, readonly Signatario[]>> = {
  estagio: ['aluno', 'responsavel', 'concedente', 'instituicao'],
  monitoria: ['aluno', 'responsavel', 'professor', 'instituicao'],
}

/** Signers of documents that not all parties sign; an empty list means that nobody signs. */
const ofType: Readonly<Partial<Record<TipoDocumento, readonly Signatario[]>>> = {
  // The host delivers it (art. 9º, V).
  'Termo de realização': ['concedente'],
  // Issued by the institution and verified by its code.
  Declaração: [],
}

/** The signers of a document: those parties that the contract has. */
export function signersOf(tipo: TipoDocumento, dados: Dados, levels: Levels): Signer[] {
  const { modalidade } = dados.contrato
  const wanted = ofType[tipo] ?? ofContract[modalidade] ?? []
  return wanted.flatMap((parte): Signer[] => {
    const who = personOf(parte, dados)
    if (!who) return []
    const assinante = parte === 'aluno' ? student(modalidade) : portuguese(signatarios[parte])
    return [{ parte, ...who, assinante, ordem: 1, nivel: levels[parte] ?? 'simples' }]
  })
}

const student = (modalidade: string) => (modalidade === 'monitoria' ? 'Monitor' : 'Estagiário')

function personOf(parte: Signatario, dados: Dados): Pick<Signer, 'parteId' | 'nome' | 'email'> | undefined {
  if (parte === 'instituicao') {
    const { instituicao, cliente } = dados
    return { parteId: null, nome: instituicao?.representante ?? cliente.nome, email: null }
  }
  const who = dados[parte]
  if (!who) return undefined
  return { parteId: who.id, ...signing(who) }
}

/** Stands for a representative until staff replace the signer. Nothing is sent to an organisation in its place. */
export const unknownRepresentative = 'Representante a informar'

/** A natural person signs in person, an organisation through its representative. */
export function signing({ tipo, nome, email, representante, representanteEmail }: Represented) {
  if (tipo === 'F') return { nome, email }
  if (representante) return { nome: representante, email: representanteEmail ?? email }
  return tipo === 'J' ? { nome: unknownRepresentative, email: null } : { nome, email }
}

type Represented = Pick<Parte, 'tipo' | 'nome' | 'email' | 'representante' | 'representanteEmail'>
