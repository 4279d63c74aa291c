import { hash } from 'node:crypto'
import { enviaArquivo } from '../../catalogue/management/arquivo/envia-arquivo.ts'
import { reenviaArquivo } from '../../catalogue/management/arquivo/reenvia-arquivo.ts'
import { registraAssinaturaExterna } from '../../catalogue/management/assinatura/registra-assinatura-externa.ts'
import { contentHash } from '../../server/domain/arquivo/content.ts'
import { addContract, insert } from './contracts.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

export const pdfContent = {
  arquivo_sha256: hash('sha256', 'um pdf', 'hex'),
  tamanho: 1234,
  tipo_mime: 'application/pdf',
}

/** What the examples of commands name as sent. */
const sentInExamples = [enviaArquivo, reenviaArquivo, registraAssinaturaExterna].map(
  ({ example }) => (example as Row).conteudo as string,
)

/** A content that somebody sent and that a command may take, unless it is there already. */
export async function addContents(
  world: World,
  client: Institution,
  secrets = sentInExamples,
): Promise<void> {
  for (const secret of secrets) {
    const known = await world.rows(
      client.id,
      `select 1 from conteudo where hash = '\\x${contentHash(secret).toString('hex')}'`,
    )
    if (known.length > 0) continue
    await insert(world, client, 'conteudo', { hash: contentHash(secret), nome: 'Plano.pdf', ...pdfContent })
  }
}

/** A file of a new contract, approved and with a content unless told otherwise, that the institution has to sign. */
export async function addFile(
  world: World,
  client: Institution,
  { signers = [{}], ...values }: Row & { signers?: readonly Row[] } = {},
): Promise<number> {
  const file = await insert(world, client, 'arquivo', {
    nome: 'Termo.pdf',
    tipo: 'Termo de compromisso',
    situacao: 'Aprovado',
    prazo: '2026-03-31',
    ...pdfContent,
    ...values,
    contrato_id: values.contrato_id ?? (await addContract(world, client)),
  })
  for (const signer of signers) {
    await insert(world, client, 'assinatura', {
      arquivo_id: file,
      parte: 'instituicao',
      assinante: 'Instituição de ensino',
      nome: 'Pró-Reitoria',
      ...signer,
    })
  }
  return file
}
