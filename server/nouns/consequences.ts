import type { AlterationOf, Machine, MoveOf } from '../../catalogue/machines/machine.ts'
import type { machines } from '../../catalogue/management/index.ts'
import { notaEnvios } from '../domain/assinatura/envios.ts'
import { giveContractsUpLater, keepContracts } from '../domain/assinatura/give-up.ts'
import { pendeNaoEntregues } from '../domain/assinatura/nao-entregue.ts'
import { tellAtividade } from '../domain/atividade/tell-contract.ts'
import { encerraDasVagas } from '../domain/candidatura/encerra.ts'
import { noteStages } from '../domain/candidatura/stages.ts'
import { tellStudents } from '../domain/candidatura/tell.ts'
import { touchVacancies } from '../domain/candidatura/vacancies.ts'
import { tellPayees } from '../domain/conta-favorecido/tell.ts'
import { ativaAssinados } from '../domain/contrato/ativa-assinados.ts'
import { avisaPartes } from '../domain/contrato/avisa-partes.ts'
import { rebuildInstalments } from '../domain/contrato/instalments.ts'
import { notaContratosQueFicam } from '../domain/contrato/of-agreements.ts'
import { substituiAnteriores } from '../domain/contrato/succession.ts'
import { tellDeed } from '../domain/contrato/tell-deed.ts'
import { endSignatures } from '../domain/convenio/end-signatures.ts'
import { vigoraAssinados } from '../domain/convenio/vigora-assinados.ts'
import { askForSeal } from '../domain/documento/ask-for-seal.ts'
import { dropRecoveries } from '../domain/faturamento/drop-recoveries.ts'
import type { Consequence } from '../domain/machine/registry.ts'
import { retiraAnteriores } from '../domain/modelo/retira-anteriores.ts'
import { cancelaDeProjetos, criaDeParticipacoes, criaDeProjetos } from '../domain/pendencia/de-extensao.ts'
import {
  cancelaPendencias,
  criaDosAtivados,
  criaDosImportados,
  passaPendencias,
} from '../domain/pendencia/do-contrato.ts'
import { approveDocuments, refuseDocuments } from '../domain/pendencia/documents-follow.ts'
import { tellPendencia } from '../domain/pendencia/tell-contract.ts'
import { endParticipations } from '../domain/projeto-extensao/end-participations.ts'
import { cancelaItens, enviaItens, recusaItens } from '../domain/remessa/items-follow.ts'
import {
  devolveFaturamentos,
  liberaFaturamentos,
  liquidaFaturamentos,
} from '../domain/remessa-item/invoices.ts'
import { encerraConferencias, endReviewLinks, pedeConferencias } from '../domain/solicitacao/conferencia.ts'
import { passaSolicitacoes } from '../domain/solicitacao/do-contrato.ts'
import { tellSolicitacao } from '../domain/solicitacao/tell-contract.ts'
import { tellHosts } from '../domain/solicitacao/tell-hosts.ts'
import { tellRequester } from '../domain/solicitacao/tell-requester.ts'

type DeedOf<M extends Machine> = MoveOf<M> | AlterationOf<M> | 'incluir' | 'alterar'

type OfMachines = {
  readonly [M in (typeof machines)[number] as M['noun']]?: {
    readonly [D in DeedOf<M>]?: readonly Consequence[]
  }
}

/** Effects of each move, alteration, inclusion and change. They run in this order in the same transaction. */
export const consequences = {
  vaga: {
    encerrar: [encerraDasVagas],
    cancelar: [encerraDasVagas],
    reprovar: [encerraDasVagas],
  },
  candidatura: {
    incluir: [noteStages, touchVacancies],
    avancar: [noteStages, touchVacancies],
    desistir: [touchVacancies],
    contratar: [touchVacancies, tellStudents],
    recusar: [touchVacancies, tellStudents],
    encerrar: [touchVacancies, tellStudents],
  },
  projeto_extensao: {
    aprovar: [criaDeProjetos],
    encerrar: [endParticipations],
    cancelar: [cancelaDeProjetos, endParticipations],
  },
  participacao: {
    incluir: [criaDeParticipacoes],
  },
  contrato: {
    incluir: [tellDeed, criaDosImportados, pedeConferencias],
    alterar: [tellDeed, pedeConferencias],
    pedirConferencia: [tellDeed],
    trocarSupervisor: [tellDeed, avisaPartes],
    trocarOrientador: [tellDeed, avisaPartes],
    alterarHorario: [tellDeed, avisaPartes],
    alterarPlano: [tellDeed],
    alterarBeneficios: [tellDeed],
    corrigirTermo: [tellDeed],
    registrarRecesso: [tellDeed],
    alterarRecesso: [tellDeed],
    cancelarRecesso: [tellDeed],
    emitirTermo: [tellDeed, encerraConferencias],
    corrigir: [tellDeed],
    ativar: [
      tellDeed,
      rebuildInstalments,
      substituiAnteriores,
      passaPendencias,
      passaSolicitacoes,
      criaDosAtivados,
    ],
    cancelar: [tellDeed, cancelaPendencias, encerraConferencias],
    substituir: [tellDeed, rebuildInstalments],
    concluir: [tellDeed],
    rescindir: [tellDeed, rebuildInstalments],
  },
  convenio: {
    vigorar: [endSignatures],
    encerrar: [notaContratosQueFicam, endSignatures],
    cancelar: [endSignatures],
  },
  assinatura: {
    vencer: [giveContractsUpLater],
    renovar: [keepContracts],
    cancelar: [keepContracts],
    registrar: [keepContracts, ativaAssinados, vigoraAssinados],
    finalizar: [askForSeal, ativaAssinados, vigoraAssinados],
  },
  mensagem: {
    entregar: [notaEnvios],
    desistir: [pendeNaoEntregues],
    devolver: [pendeNaoEntregues],
  },
  modelo: {
    publicar: [retiraAnteriores],
  },
  solicitacao: {
    incluir: [tellSolicitacao],
    enviar: [tellSolicitacao, tellHosts],
    conferir: [tellSolicitacao, endReviewLinks],
    apontar: [tellSolicitacao, endReviewLinks],
    atender: [tellSolicitacao, tellRequester],
    cancelar: [tellSolicitacao, endReviewLinks, tellRequester],
  },
  pendencia: {
    entregar: [tellPendencia],
    opinar: [tellPendencia],
    aprovar: [approveDocuments, tellPendencia],
    devolver: [refuseDocuments, tellPendencia],
    prorrogar: [tellPendencia],
    cancelar: [tellPendencia],
  },
  atividade: {
    incluir: [tellAtividade],
    enviar: [tellAtividade],
    aprovar: [tellAtividade],
    devolver: [tellAtividade],
  },
  faturamento: {
    cancelar: [dropRecoveries],
  },
  conta_favorecido: {
    incluir: [tellPayees],
  },
  remessa: {
    enviar: [enviaItens],
    cancelar: [cancelaItens],
    rejeitar: [recusaItens],
  },
  remessa_item: {
    pagar: [liquidaFaturamentos],
    recusar: [liberaFaturamentos],
    cancelar: [liberaFaturamentos],
    devolver: [devolveFaturamentos],
  },
} as const satisfies OfMachines
