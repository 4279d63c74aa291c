import { adita } from './adita.ts'
import { altera } from './altera.ts'
import { alteraBeneficios } from './altera-beneficios.ts'
import { alteraHorario } from './altera-horario.ts'
import { alteraPlano } from './altera-plano.ts'
import { cancela } from './cancela.ts'
import { corrige } from './corrige.ts'
import { emiteTermo } from './emite-termo.ts'
import { importa } from './importa.ts'
import { inclui } from './inclui.ts'
import { registraRecesso } from './registra-recesso.ts'
import { trocaOrientador } from './troca-orientador.ts'
import { trocaSupervisor } from './troca-supervisor.ts'

/** What the commands of contracts do. */
export const contratoVerbs = {
  IncluiContrato: inclui,
  AlteraContrato: altera,
  EmiteTermo: emiteTermo,
  CorrigeContrato: corrige,
  CancelaContrato: cancela,
  AditaContrato: adita,
  TrocaSupervisor: trocaSupervisor,
  TrocaOrientador: trocaOrientador,
  AlteraHorario: alteraHorario,
  AlteraPlano: alteraPlano,
  AlteraBeneficios: alteraBeneficios,
  RegistraRecesso: registraRecesso,
  ImportaContratos: importa,
}
