import type { GuardOf, Machine, MoveOf } from '../../catalogue/machines/machine.ts'
import type { machines } from '../../catalogue/management/index.ts'
import { type MoveCommand as Command, moveCommands } from '../../catalogue/management/index.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { Fixture } from './fixture.ts'
import { apoliceFixture } from './fixtures/apolice.ts'
import { arquivoFixture } from './fixtures/arquivo.ts'
import { assinaturaFixture } from './fixtures/assinatura.ts'
import { atividadeFixture } from './fixtures/atividade.ts'
import { candidaturaFixture } from './fixtures/candidatura.ts'
import { colaboradorFixture } from './fixtures/colaborador.ts'
import { contaBancariaFixture } from './fixtures/conta-bancaria.ts'
import { contaFavorecidoFixture } from './fixtures/conta-favorecido.ts'
import { contratoFixture } from './fixtures/contrato.ts'
import { convenioFixture } from './fixtures/convenio.ts'
import { diplomaFixture } from './fixtures/diploma.ts'
import { equivalenciaFixture } from './fixtures/equivalencia.ts'
import { faturamentoFixture } from './fixtures/faturamento.ts'
import { mensagemFixture } from './fixtures/mensagem.ts'
import { modeloFixture } from './fixtures/modelo.ts'
import { orcamentoFixture } from './fixtures/orcamento.ts'
import { participacaoFixture } from './fixtures/participacao.ts'
import { pendenciaFixture } from './fixtures/pendencia.ts'
import { projetoExtensaoFixture } from './fixtures/projeto-extensao.ts'
import { propostaFixture } from './fixtures/proposta.ts'
import { remessaFixture, remessaItemFixture } from './fixtures/remessa.ts'
import { retornoItemFixture } from './fixtures/retorno.ts'
import { solicitacaoFixture } from './fixtures/solicitacao.ts'
import { vagaFixture } from './fixtures/vaga.ts'
import type { Row } from './records.ts'
import { addHost } from './vacancies.ts'
import type { Institution, World } from './world.ts'

type Declared = (typeof machines)[number]

/** Every machine with its fixture. A missing one does not compile. */
export const fixtures: { readonly [M in Declared as M['noun']]: Fixture<GuardOf<M>, M> } = {
  vaga: vagaFixture,
  candidatura: candidaturaFixture,
  convenio: convenioFixture,
  proposta: propostaFixture,
  projeto_extensao: projetoExtensaoFixture,
  participacao: participacaoFixture,
  equivalencia: equivalenciaFixture,
  orcamento: orcamentoFixture,
  diploma: diplomaFixture,
  contrato: contratoFixture,
  apolice: apoliceFixture,
  arquivo: arquivoFixture,
  assinatura: assinaturaFixture,
  modelo: modeloFixture,
  solicitacao: solicitacaoFixture,
  pendencia: pendenciaFixture,
  atividade: atividadeFixture,
  mensagem: mensagemFixture,
  faturamento: faturamentoFixture,
  conta_bancaria: contaBancariaFixture,
  conta_favorecido: contaFavorecidoFixture,
  remessa: remessaFixture,
  remessa_item: remessaItemFixture,
  retorno_item: retornoItemFixture,
  colaborador: colaboradorFixture,
}

/** Adds a record for a guard; `host` overrides its host's columns. */
export async function addFor(
  { add }: Fixture,
  world: World,
  client: Institution,
  situacao: string,
  { host, ...values }: Row,
): Promise<number> {
  const owner = host === undefined ? {} : { concedente_id: await addHost(world, client, host as Row) }
  return add(world, client, situacao, { ...values, ...owner })
}

/** The command of staff for a move. */
export const commandOf = (machine: Machine, name: string): Command | undefined =>
  moveCommands.find(({ move }) => move.machine === machine && move.name === name)

/** Every move that staff make, with its command. */
export const staffMoves = <M extends Machine>(machine: M): { name: MoveOf<M>; command: Command }[] =>
  (Object.keys(machine.moves) as MoveOf<M>[]).flatMap((name) => {
    const command = commandOf(machine, name)
    return command ? [{ name, command }] : []
  })

/** The input of a command besides its record. */
export const toldTo = ({ example }: Command): Row => {
  const { id: _, versao: __, ...told } = example as Row
  return told
}

/** Names a record to a command, with the version where the command requires it. */
export const naming = ({ input }: Command, id: number, versao = 1): { id: number; versao?: number } =>
  (input as Readonly<Record<string, { required?: boolean }>>).versao?.required ? { id, versao } : { id }

export const isAlone = ({ on }: Pick<CommandOperation, 'on'>): boolean => on === 'one'

/** Whether a move of a noun causes moves of other records of the same noun. */
export const bringsItsOwn = ({ noun, moves }: Machine): boolean =>
  Object.values(moves).some(({ by }) => by.some((one) => 'event' in one && one.event.noun === noun))
