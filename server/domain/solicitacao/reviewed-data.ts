import { sql } from 'kysely'
import type { CampoConferencia } from '../../../catalogue/management/solicitacao/conferencia.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

/** Data that the host may complete in a review, as they are recorded. */
export interface ReviewedData {
  contrato: number
  concedente: { id: number; tipo: 'F' | 'J'; documento: string }
  /** Whether the supervisor's record is the host's to change. */
  supervisor: { id: number; proprio: boolean } | null
  /** Fields that apply to this host. */
  valores: Readonly<Partial<Record<CampoConferencia, string | null>>>
}

interface Stored {
  contrato: number
  id: number
  tipo: 'F' | 'J'
  documento: string
  dados: Record<CampoConferencia, string | null>
  supervisor: number | null
  proprio: boolean
}

/** The data behind a review, or undefined if its host is no longer that of the contract. */
export async function reviewedData(tx: Tx, solicitacao: number): Promise<ReviewedData | undefined> {
  const { rows } = await sql<Stored>`
    select c.id as contrato, p.id, p.tipo, p.documento, c.supervisor_id as supervisor,
           coalesce(s.empresa = p.documento or s.id = p.id, false) as proprio,
           json_build_object('nomeFantasia', p.nome_fantasia, 'email', p.email, 'telefone', p.telefone,
             'endereco', p.endereco, 'numero', p.numero, 'complemento', p.complemento, 'bairro', p.bairro,
             'cidade', p.cidade, 'uf', p.uf, 'cep', p.cep, 'representanteNome', p.representante_nome,
             'representanteCpf', p.representante_cpf, 'representanteCargo', p.representante_cargo,
             'representanteEmail', p.representante_email, 'conselho', p.conselho,
             'registroConselho', p.registro_conselho, 'supervisorCpf', s.documento,
             'supervisorNome', coalesce(s.nome_social, s.nome), 'supervisorEmail', s.email,
             'supervisorCargo', c.supervisor_cargo, 'supervisorFormacao', c.supervisor_formacao) as dados
      from solicitacao x join contrato c on c.cliente_id = x.cliente_id and c.id = x.contrato_id
      join pessoa p on p.cliente_id = x.cliente_id and p.id = x.pessoa_id and p.id = c.concedente_id
      left join pessoa s on s.cliente_id = c.cliente_id and s.id = c.supervisor_id
     where x.cliente_id = ${currentClient} and x.id = ${solicitacao}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { contrato, id, tipo, documento, dados, supervisor, proprio } = row
  const applies = (campo: string) =>
    tipo === 'F' ? !campo.startsWith('representante') : campo !== 'conselho' && campo !== 'registroConselho'
  return {
    contrato,
    concedente: { id, tipo, documento },
    supervisor: supervisor === null ? null : { id: supervisor, proprio },
    valores: Object.fromEntries(Object.entries(dados).filter(([campo]) => applies(campo))),
  }
}
