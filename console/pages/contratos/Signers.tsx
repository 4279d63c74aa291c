import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import type { Tone as ToneName } from '../../../catalogue/machines/machine.ts'
import { assina } from '../../../catalogue/management/assinatura/assina.ts'
import {
  lembraAssinatura,
  registraAssinaturaExterna,
} from '../../../catalogue/management/assinatura/index.ts'
import { situacoesAssinante } from '../../../catalogue/management/assinatura/papers.ts'
import { trocaAssinante } from '../../../catalogue/management/assinatura/troca-assinante.ts'
import { geraLink } from '../../../catalogue/management/mensagem/gera-link.ts'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import { type Signatario, signatarios } from '../../../catalogue/values/arquivo.ts'
import type { Action } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { queryClient } from '../../api/platform.ts'
import type { Typed } from '../../derive/controls.ts'
import { mayCall, partyOf } from '../../derive/doors.ts'
import { day, moment } from '../../derive/format.ts'
import { MoveDialog } from '../../machine/MoveDialog.tsx'
import { say, sayValue } from '../../text/say.ts'
import { Tone } from '../../ui/Tone.tsx'
import classes from './ContractRecord.module.css'
import type { Contract } from './contract.ts'
import { text } from './record-text.ts'

/** Files of a contract or an agreement, and who signs them. */
export type Papers = Pick<Contract, 'assinantes' | 'arquivos'>
type Signer = Papers['assinantes'][number]
type File = Papers['arquivos'][number]

const tones: Readonly<Record<string, ToneName>> = {
  Assinado: 'ok',
  Recusado: 'erro',
  Vencido: 'erro',
  Cancelado: 'encerrado',
  Aguardando: 'espera',
}

/** A command on a file or message of the contract, with the values that the row supplies. */
interface Asked {
  command: CommandOperation
  id: number
  version: number
  fixed?: Readonly<Record<string, unknown>>
  given?: Typed
}

/** Removes the field of the signature, because the row supplies it. */
const { version: _, input, ...declared } = trocaAssinante
const { assinatura: __, ...changedFields } = input
const troca: CommandOperation = { ...declared, input: changedFields }

/** No move of the contract itself: its findings are shown when the command refuses. */
const plain: Action = {
  comando: '',
  movimento: '',
  rotulo: '',
  para: '',
  proximo: false,
  permitido: true,
  achados: [],
}

interface Props {
  papers: Papers
  /** Noun of the page, which is read again after a command. */
  noun: string
  /** Said when nobody was called to sign yet. */
  none: string
}

/** Who signs the files of a record, by role, with what can be done about each signature. */
export function Signers({ papers: { assinantes, arquivos }, noun, none }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const files = arquivos.filter(({ identificador }) =>
    assinantes.some(({ arquivo }) => arquivo === identificador),
  )
  if (files.length === 0) return <Text size="sm">{none}</Text>
  return (
    <Stack gap="md">
      {files.map((file) => (
        <FileSigners
          key={file.identificador}
          file={file}
          signers={assinantes.filter(({ arquivo }) => arquivo === file.identificador)}
          onAsk={setAsked}
        />
      ))}
      {asked && (
        <MoveDialog
          key={`${asked.command.id}${asked.id}${asked.fixed?.assinatura ?? ''}`}
          {...asked}
          action={{ ...plain, comando: asked.command.id }}
          record={{}}
          onClose={() => setAsked(undefined)}
          onMade={() => {
            setAsked(undefined)
            void queryClient.invalidateQueries({ queryKey: [noun] })
          }}
        />
      )}
    </Stack>
  )
}

interface FileProps {
  file: File
  signers: readonly Signer[]
  onAsk: (asked: Asked) => void
}

const among = (states: readonly string[], { situacaoAssinatura }: File) => states.includes(situacaoAssinatura)

function FileSigners({ file, signers, onAsk }: FileProps) {
  const session = useSession()
  const attachable =
    mayCall(session, registraAssinaturaExterna) && among(assinaturaMachine.moves.registrar.from, file)
  // Only those whose turn it is are reminded, and only people who are called by a message.
  const remindable =
    mayCall(session, lembraAssinatura) &&
    signers.some(({ estado, parte }) => estado === 'Aguardando' && parte !== 'instituicao')
  const id = Number(file.identificador)
  const version = Number(file.versao)
  const buttons = [
    ...(remindable ? [{ command: lembraAssinatura, label: text.remind }] : []),
    ...(attachable ? [{ command: registraAssinaturaExterna, label: text.attach }] : []),
  ]
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to={`/assinaturas/${id}`} size="sm" fw={600}>
          {file.nomeArquivo}
        </Anchor>
        <Group gap="xs">
          {buttons.map(({ command, label }) => (
            <Button
              key={command.id}
              size="compact-sm"
              variant="default"
              aria-label={text.of(label, file.nomeArquivo)}
              onClick={() => onAsk({ command, id, version })}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Group>
      <ul className={classes.rows}>
        {signers.map((signer) => (
          <li key={signer.assinatura} className={classes.row}>
            <SignerWords signer={signer} />
            <SignerActions {...{ file, signer, onAsk }} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const roleOf = ({ parte, nome }: Signer) =>
  parte in signatarios ? say(signatarios[parte as Signatario]) : nome

function SignerWords({ signer }: { signer: Signer }) {
  const { nome, estado, envio, prazo, assinadoEm, motivo } = signer
  const waits = !['Assinado', 'Cancelado'].includes(estado)
  const when = [
    assinadoEm && text.signed(moment(assinadoEm)),
    waits && envio && text.called(moment(envio)),
    waits && prazo && text.until(day(prazo)),
  ].filter(Boolean)
  return (
    <div className={classes.words}>
      <Text size="sm">
        <b>{roleOf(signer)}</b> · {nome}
      </Text>
      <Group gap="xs">
        <Tone tone={tones[estado] ?? 'neutro'}>{sayValue(situacoesAssinante.labels, estado)}</Tone>
        <Text size="xs" c="dimmed">
          {when.join(' · ')}
        </Text>
      </Group>
      {motivo && <Text size="sm">{text.refusedFor(motivo)}</Text>}
    </div>
  )
}

/** Parties that sign in, and so get no link. */
const withLogin: readonly string[] = ['aluno', 'professor', 'instituicao']

function SignerActions({ file, signer, onAsk }: Omit<FileProps, 'signers'> & { signer: Signer }) {
  const session = useSession()
  const { assinatura, parte, nome, email, estado, mensagem } = signer
  const id = Number(file.identificador)
  const waits = !['Assinado', 'Cancelado'].includes(estado)
  if (!waits) return null
  const whom = `${roleOf(signer)}, ${nome}`
  const mine = (partyOf(session) ?? 'instituicao') === parte
  const changeable =
    mayCall(session, trocaAssinante) &&
    among(assinaturaMachine.moves.cancelar.from, file) &&
    parte !== 'instituicao'
  return (
    <Group gap="xs">
      {mine && mayCall(session, assina) && estado === 'Aguardando' && (
        <Button component={Link} to={`/assinaturas/${id}`} size="compact-sm">
          {text.sign}
        </Button>
      )}
      {mensagem && !withLogin.includes(parte) && mayCall(session, geraLink) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={text.of(text.copyLink, whom)}
          onClick={() => onAsk({ command: geraLink, id: mensagem, version: 0 })}
        >
          {text.copyLink}
        </Button>
      )}
      {changeable && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={text.of(text.change, whom)}
          onClick={() =>
            onAsk({
              command: troca,
              id,
              version: Number(file.versao),
              fixed: { assinatura },
              given: { nome, email: email ?? '' },
            })
          }
        >
          {text.change}
        </Button>
      )}
    </Group>
  )
}
