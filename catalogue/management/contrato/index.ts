import { aditaContrato } from './adita-contrato.ts'
import { alteraBeneficios } from './altera-beneficios.ts'
import { alteraContrato } from './altera-contrato.ts'
import { alteraHorario } from './altera-horario.ts'
import { alteraPlano } from './altera-plano.ts'
import { cancelaContrato } from './cancela-contrato.ts'
import { consultaContrato } from './consulta-contrato.ts'
import { corrigeContrato } from './corrige-contrato.ts'
import { emiteTermo } from './emite-termo.ts'
import { importaContratos } from './importa-contratos.ts'
import { incluiContrato } from './inclui-contrato.ts'
import { listaContratos } from './lista-contratos.ts'
import { registraRecesso } from './registra-recesso.ts'
import { trocaOrientador } from './troca-orientador.ts'
import { trocaSupervisor } from './troca-supervisor.ts'

/** What people do with contracts. */
export const contratoOperations = [
  listaContratos,
  consultaContrato,
  incluiContrato,
  alteraContrato,
  emiteTermo,
  corrigeContrato,
  cancelaContrato,
  aditaContrato,
  trocaSupervisor,
  trocaOrientador,
  alteraHorario,
  alteraPlano,
  alteraBeneficios,
  registraRecesso,
  importaContratos,
] as const
