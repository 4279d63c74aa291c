import type { ManagementOperation } from '../operation.ts'
import { alteraAluno } from './cadastro/altera-aluno.ts'
import { alteraCurso } from './cadastro/altera-curso.ts'
import { alteraPessoa } from './cadastro/altera-pessoa.ts'
import { alteraProfessor } from './cadastro/altera-professor.ts'
import { incluiPessoa } from './cadastro/cadastra-pessoa.ts'
import { encerraCorrecao } from './cadastro/encerra-correcao.ts'
import { alteraVaga } from './vaga/altera-vaga.ts'
import { aprovaVaga } from './vaga/aprova-vaga.ts'
import { cancelaVaga } from './vaga/cancela-vaga.ts'
import { consultaVaga } from './vaga/consulta-vaga.ts'
import { encerraVaga } from './vaga/encerra-vaga.ts'
import { incluiVaga } from './vaga/inclui-vaga.ts'
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
  incluiVaga,
  alteraVaga,
  alteraAluno,
  alteraProfessor,
  alteraCurso,
  incluiPessoa,
  alteraPessoa,
  encerraCorrecao,
] as const satisfies readonly ManagementOperation[]

type Declared = (typeof management)[number]
/** Commands that make a move of a machine. */
export type Command = Extract<Declared, { kind: 'command'; move: unknown }>
export const moveCommands = management.filter((one): one is Command => 'move' in one)
/** Commands that write a record which batches feed. */
export type EditCommand = Extract<Declared, { edit: unknown }>
/** Commands that do something of their own. */
export type OwnCommand = Exclude<Extract<Declared, { kind: 'command' }>, Command | EditCommand>
export type Listing = Extract<Declared, { kind: 'listing' }>
export type RecordPage = Extract<Declared, { kind: 'record' }>
