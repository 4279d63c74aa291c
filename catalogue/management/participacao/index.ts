import { consultaParticipacao } from './consulta-participacao.ts'
import { encerraParticipacao } from './encerra-participacao.ts'
import { incluiParticipante } from './inclui-participante.ts'
import { listaParticipacoes } from './lista-participacoes.ts'
import { registraHoras } from './registra-horas.ts'

/** What people do with those who take part in extension projects. */
export const participacaoOperations = [
  listaParticipacoes,
  consultaParticipacao,
  incluiParticipante,
  registraHoras,
  encerraParticipacao,
] as const
