import { arquivoMachine } from '../../../catalogue/machines/arquivo.ts'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { listaArquivos } from '../../../catalogue/management/arquivo/lista-arquivos.ts'
import type { listaAssinaturas } from '../../../catalogue/management/assinatura/lista-assinaturas.ts'
import { among, type Condition, equal, type Holds, oneOf, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, byText, indexed, ownedBy } from './parts.ts'

const ofContracts = (condition: Condition) =>
  oneOf(
    'x.contrato_id',
    where`select k.id from contrato k join aluno l on l.cliente_id = k.cliente_id and l.id = k.aluno_id
      where k.cliente_id = (select cliente_atual()) and ${condition}`,
  )

const shown = {
  table: 'arquivo',
  joins: `left join contrato c on c.cliente_id = x.cliente_id and c.id = x.contrato_id
    left join aluno e on e.cliente_id = c.cliente_id and e.id = c.aluno_id`,
  columns: {
    contrato: 'c.numero',
    estagiario: { nome: 'coalesce(e.nome_social, e.nome)' },
  },
  filters: {
    situacao: among('x.situacao'),
    situacaoAssinatura: among('x.situacao_assinatura'),
    tipo: equal('x.tipo'),
    contrato: (numero: number) => ofContracts(where`k.numero = ${numero}`),
    aluno: ownedBy('arquivo', {
      ...{ contrato: 'aluno_id', pendencia: 'aluno_id' },
      ...{ solicitacao: 'aluno_id', equivalencia: 'aluno_id' },
    }),
    daConcedente: ownedBy('arquivo', {
      ...{ contrato: 'concedente_id', convenio: 'concedente_id', apolice: 'concedente_id' },
      ...{ solicitacao: 'pessoa_id', arquivo: 'pessoa_id' },
    }),
  },
  search: (holds: Holds) => [ofContracts(holds('coalesce(l.nome_social, l.nome)')), holds('x.nome')],
} as const

const orders = {
  atualizacao: indexed(byMoment('x.atualizacao')),
  nome: indexed(byText('x.nome')),
  prazo: indexed({ ...byDay('x.prazo'), nullable: true }),
} as const

export const arquivos: ListingSource<typeof listaArquivos, 'arquivo'> = {
  ...shown,
  orders: { ...orders, situacao: indexed(byState(arquivoMachine, 'x.situacao')) },
}

/** Files with requested signatures. */
export const assinaturas: ListingSource<typeof listaAssinaturas, 'arquivo'> = {
  ...shown,
  where: () => where`x.situacao_assinatura <> ${assinaturaMachine.initial[0]}`,
  orders: { ...orders, situacaoAssinatura: indexed(byState(assinaturaMachine, 'x.situacao_assinatura')) },
}
