import type { ToldDeed } from '../contrato/history.ts'
import { tellContracts } from '../contrato/tell.ts'
import type { Consequence } from '../machine/registry.ts'

export const told: Readonly<Record<string, ToldDeed>> = {
  incluir: 'solicitacaoIncluida',
  enviar: 'solicitacaoEnviada',
  conferir: 'solicitacaoConferida',
  apontar: 'solicitacaoComErros',
  atender: 'solicitacaoAtendida',
  cancelar: 'solicitacaoCancelada',
}

export const tellSolicitacao: Consequence = async (tx, records, _acting, deed) => {
  const done = told[deed]
  if (done) await tellContracts(tx, 'solicitacao', records, done)
}
