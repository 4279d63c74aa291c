import type { machines } from '../../../catalogue/machines/index.ts'
import type { CalendarMoveOf } from '../../../catalogue/machines/machine.ts'
import { vence as venceApolice } from '../apolice/vence.ts'
import { vence as venceAssinatura } from '../assinatura/vence.ts'
import { vigora } from '../conta-favorecido/vigora.ts'
import { ativa } from '../contrato/ativa.ts'
import { caduca as caducaContrato } from '../contrato/caduca.ts'
import { conclui } from '../contrato/conclui.ts'
import { rescindeNoDia } from '../contrato/rescinde.ts'
import { vence } from '../convenio/vence.ts'
import { caduca } from '../pendencia/caduca.ts'
import { encerra as encerraProjetoExtensao } from '../projeto-extensao/encerra.ts'
import { encerra as encerraProposta } from '../proposta/encerra.ts'
import { expira } from '../vaga/expira.ts'
import type { DueVerb } from '../verb.ts'

type Declared = (typeof machines)[number]

/** Every move that a calendar makes, by noun. A missing one does not compile. */
const verbs: {
  readonly [M in Declared as M['noun']]: { readonly [N in CalendarMoveOf<M>]: DueVerb }
} = {
  vaga: { encerrar: expira },
  candidatura: {},
  convenio: { vencer: vence },
  proposta: { encerrar: encerraProposta },
  projeto_extensao: { encerrar: encerraProjetoExtensao },
  participacao: {},
  equivalencia: {},
  orcamento: {},
  diploma: {},
  contrato: { ativar: ativa, cancelar: caducaContrato, concluir: conclui, rescindir: rescindeNoDia },
  apolice: { vencer: venceApolice },
  arquivo: {},
  assinatura: { vencer: venceAssinatura },
  modelo: {},
  solicitacao: {},
  pendencia: { cancelar: caduca },
  atividade: {},
  colaborador: {},
  mensagem: {},
  faturamento: {},
  conta_bancaria: {},
  conta_favorecido: { vigorar: vigora },
  remessa: {},
  remessa_item: {},
  retorno_item: {},
}

export const dueVerb = (noun: string, move: string): DueVerb =>
  (verbs as Readonly<Record<string, Readonly<Record<string, DueVerb>>>>)[noun]![move]!
