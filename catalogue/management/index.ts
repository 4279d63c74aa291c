import type { ManagementOperation } from '../operation.ts'
import { aprovaVaga } from './vaga/aprova-vaga.ts'
import { cancelaVaga } from './vaga/cancela-vaga.ts'
import { consultaVaga } from './vaga/consulta-vaga.ts'
import { encerraVaga } from './vaga/encerra-vaga.ts'
import { listaVagas } from './vaga/lista-vagas.ts'
import { listaVagasAbertas } from './vaga/lista-vagas-abertas.ts'
import { reabreVaga } from './vaga/reabre-vaga.ts'
import { reprovaVaga } from './vaga/reprova-vaga.ts'
import { suspendeVaga } from './vaga/suspende-vaga.ts'

/** Every operation of people alone. What exists per operation iterates this. */
export const management = [
  listaVagas,
  listaVagasAbertas,
  consultaVaga,
  aprovaVaga,
  reprovaVaga,
  suspendeVaga,
  reabreVaga,
  encerraVaga,
  cancelaVaga,
] as const satisfies readonly ManagementOperation[]

type Declared = (typeof management)[number]
export type Command = Extract<Declared, { kind: 'command' }>
export type Listing = Extract<Declared, { kind: 'listing' }>
export type RecordPage = Extract<Declared, { kind: 'record' }>
