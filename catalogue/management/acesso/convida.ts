import type { Right } from '../../doors.ts'
import { parties } from '../../doors.ts'
import { code, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { coded, day, number, secretText, text, truth } from '../../output.ts'
import { type Phrase, phrase } from '../../phrase.ts'
import { quandoSai } from '../lembretes.ts'
import { id, mostRecords, named, simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'

/** Declaration of a command that lets people of a register in. */
interface Told<Id extends string, N extends string> {
  id: Id
  noun: N
  right: Right
  /** The register belongs to all units. */
  unlimited?: true
  title: Phrase
  example: number
}

const invitationText = phrase(
  'Envia ao e-mail do cadastro um link em que a pessoa escolhe a própria senha, que serve uma vez e por três dias. Um link anterior deixa de valer; a senha de agora, se há uma, vale até que ela escolha outra. Quem está inativo, entra só pelo login único ou não tem e-mail não é convidado.',
  'Sends to the registered e-mail a link with which the person chooses their own password, which works once and for three days. An earlier link no longer works; the present password, if there is one, holds until they choose another. Who is inactive, enters only by single sign-on or has no e-mail is not invited.',
)

const { SEM_SERVIDOR, ENSAIO } = quandoSai

const invitedOutput = {
  ...resultsOutput,
  espera: {
    ...coded(
      phrase('Por que a mensagem não sai; vazio, se sai', 'Why the message does not leave; empty if it does'),
      {
        values: { SEM_SERVIDOR, ENSAIO },
      },
    ),
    rotulo: phrase('Mensagem', 'Message'),
  },
}

/** Invites people of a register who sign in, one or many. */
function invitation<const Id extends string, const N extends string>(told: Told<Id, N>) {
  const { id, noun, right, unlimited, title, example } = told
  return command({
    family: 'management',
    kind: 'command',
    id,
    group: 'management',
    noun,
    doors: { staff: right, ...(unlimited && { unlimited }) },
    title,
    description: invitationText,
    rotulo: phrase('Convidar', 'Invite'),
    on: { many: mostRecords },
    input: { ...named(undefined), SIMULAR: simular },
    output: invitedOutput,
    outcome: { tells: ['espera'] },
    changes: [noun, 'mensagem'],
    problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CONFLITO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
    example: { id: example },
  })
}

const copyOutput = {
  simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
  endereco: {
    ...secretText(phrase('Endereço do link; é dito uma só vez', 'Address of the link; it is told only once')),
    rotulo: phrase('Endereço do link', 'Address of the link'),
  },
  nome: text(phrase('De quem é o link', 'Whose the link is')),
}

const copyText = phrase(
  'Faz um link em que a pessoa escolhe a senha do primeiro acesso, para entregar a ela em mãos; serve uma vez, por três dias, e é dito uma só vez. Só para quem nunca teve senha nem entrou: aos outros, só por mensagem. A cópia fica na auditoria e nos contratos da pessoa, e o e-mail do cadastro, se há um, é avisado. Com essa senha não se assina até que a pessoa escolha outra por um link enviado ao seu e-mail, a não ser que a instituição permita assinar por links copiados.',
  'Makes a link with which the person chooses the password of their first access, to hand over; it works once, for three days, and is told only once. Only for who never had a password and never signed in: others get a message. The copy is in the audit trail and in the contracts of the person, and the registered e-mail, if there is one, is told. With this password nobody signs documents until they choose another by a link sent to their e-mail, unless the institution allows signing by copied links.',
)

/** Copies a link for the first access of one person. */
function copying<const Id extends string, const N extends string>(told: Told<Id, N>) {
  const { noun, right, unlimited, title, example } = told
  return command({
    family: 'management',
    kind: 'command',
    id: told.id,
    group: 'management',
    noun,
    doors: { staff: right, ...(unlimited && { unlimited }) },
    title,
    description: copyText,
    rotulo: phrase('Copiar link de acesso', 'Copy access link'),
    on: 'one',
    input: { id, SIMULAR: simular },
    output: {
      ...copyOutput,
      login: text(phrase('Login com que a pessoa entra', 'Login with which the person signs in')),
      horas: number(
        phrase('Por quantas horas o link serve', 'For how many hours the link works'),
        phrase('Serve por (horas)', 'Works for (hours)'),
      ),
    },
    changes: [noun, 'mensagem'],
    problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
    example: { id: example },
  })
}

const copyTitle = phrase('Copiar link de acesso', 'Copy access link')

export const convidaAluno = invitation({
  id: 'ConvidaAluno',
  noun: 'aluno',
  right: 'cadastros.alterar',
  title: phrase('Convidar alunos', 'Invite students'),
  example: 1601,
})

export const convidaProfessor = invitation({
  id: 'ConvidaProfessor',
  noun: 'professor',
  right: 'cadastros.alterar',
  unlimited: true,
  title: phrase('Convidar professores', 'Invite professors'),
  example: 1802,
})

export const convidaUsuarios = invitation({
  id: 'ConvidaUsuarios',
  noun: 'usuario',
  right: 'acessos.alterar',
  unlimited: true,
  title: phrase('Convidar usuários', 'Invite users'),
  example: 1802,
})

export const copiaAcessoAluno = copying({
  id: 'CopiaAcessoAluno',
  noun: 'aluno',
  right: 'cadastros.alterar',
  title: copyTitle,
  example: 1601,
})

export const copiaAcessoProfessor = copying({
  id: 'CopiaAcessoProfessor',
  noun: 'professor',
  right: 'cadastros.alterar',
  unlimited: true,
  title: copyTitle,
  example: 1802,
})

export const copiaAcessoUsuario = copying({
  id: 'CopiaAcessoUsuario',
  noun: 'usuario',
  right: 'acessos.alterar',
  unlimited: true,
  title: copyTitle,
  example: 1802,
})

const { concedente, supervisor, responsavel } = parties

const parte = code(
  12,
  phrase(
    'Em que qualidade a pessoa age. Se ficar vazio: uma organização como concedente, uma pessoa como supervisor.',
    'In which capacity the person acts. If left empty: an organization as host, a person as supervisor.',
  ),
  { values: { concedente, supervisor, responsavel }, unknown: 'refuse' },
  { ...ours, rotulo: phrase('Parte', 'Party') },
)

export const convidaPessoa = command({
  family: 'management',
  kind: 'command',
  id: 'ConvidaPessoa',
  group: 'management',
  noun: 'pessoa',
  doors: { staff: 'contratos.alterar' },
  title: phrase('Enviar link pessoal', 'Send a personal link'),
  description: phrase(
    'Envia a concedentes, supervisores e responsáveis, que não entram com login, o link de tudo o que espera por eles e do que podem pedir. O link anterior para o mesmo fim deixa de valer. Quem está inativo ou não tem e-mail fica de fora. Exige também a permissão que abre o cadastro.',
    'Sends to hosts, supervisors and guardians, who have no login, the link to everything that waits for them and that they can ask for. The link before, for the same purpose, no longer works. Who is inactive or has no e-mail is left out. It also asks for the right that opens the register.',
  ),
  rotulo: phrase('Enviar link pessoal', 'Send a personal link'),
  on: { many: mostRecords },
  input: {
    ...named(undefined),
    parte,
    SIMULAR: simular,
  },
  output: invitedOutput,
  outcome: { tells: ['espera'] },
  changes: ['pessoa', 'mensagem'],
  problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CONFLITO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 3210 },
})

export const copiaLinkPessoa = command({
  family: 'management',
  kind: 'command',
  id: 'CopiaLinkPessoa',
  group: 'management',
  noun: 'pessoa',
  doors: { staff: 'contratos.alterar' },
  title: phrase('Copiar link pessoal', 'Copy a personal link'),
  description: phrase(
    'Faz o link de tudo o que espera por uma concedente, um supervisor ou um responsável, para entregar em mãos; é dito uma só vez. O link anterior para o mesmo fim deixa de valer. A cópia fica na auditoria e nos contratos da pessoa; com este link só se assina se a instituição permite assinar por links copiados. Exige também a permissão que abre o cadastro.',
    'Makes the link to everything that waits for a host, supervisor or guardian, to hand over; it is told only once. The link before, for the same purpose, no longer works. The copy is in the audit trail and in the contracts of the person; with this link nobody signs unless the institution allows signing by copied links. It also asks for the right that opens the register.',
  ),
  rotulo: phrase('Copiar link pessoal', 'Copy personal link'),
  on: 'one',
  input: { id, parte, SIMULAR: simular },
  output: {
    simulado: copyOutput.simulado,
    endereco: copyOutput.endereco,
    nome: copyOutput.nome,
    validade: day(
      phrase('Último dia em que serve', 'Last day on which it works'),
      phrase('Validade', 'Valid until'),
    ),
  },
  changes: ['pessoa'],
  problems: ['REGISTRO_INEXISTENTE', 'REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { id: 3210 },
})
