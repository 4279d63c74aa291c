import { hash } from 'node:crypto'
import { enviaArquivo, reenviaArquivo } from '../../catalogue/management/arquivo/index.ts'
import { registraAssinaturaExterna } from '../../catalogue/management/assinatura/index.ts'
import { contentHash } from '../../server/domain/arquivo/content.ts'
import { addContract, insert } from './contracts.ts'
import type { Row } from './records.ts'
import type { Institution, World } from './world.ts'

export const pdfContent = {
  arquivo_sha256: hash('sha256', 'um pdf', 'hex'),
  tamanho: 1234,
  tipo_mime: 'application/pdf',
}

/** Contents that examples of commands refer to. */
const sentInExamples = [enviaArquivo, reenviaArquivo, registraAssinaturaExterna].map(
  ({ example }) => (example as Row).conteudo as string,
)

/** Adds an uploaded content for a command, unless it exists. */
export async function addContents(
  world: World,
  client: Institution,
  secrets = sentInExamples,
): Promise<void> {
  const { arquivo_sha256, tamanho, tipo_mime } = pdfContent
  await world.rows(
    client.id,
    `insert into conteudo (cliente_id, hash, nome, arquivo_sha256, tamanho, tipo_mime)
     select cliente_atual(), sent.hash, 'Plano.pdf', $2, $3, $4 from unnest($1::bytea[]) sent (hash)
      where not exists (select from conteudo c where c.hash = sent.hash)`,
    [secrets.map(contentHash), arquivo_sha256, tamanho, tipo_mime],
  )
}

/** A file of a new contract that the institution has to sign, approved and with content by default. */
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

/** A résumé received in a batch, with a file by default. */
export const addCurriculo = (world: World, client: Institution, identificacao: string, values: Row = {}) =>
  insert(world, client, 'curriculo', {
    identificacao,
    nome: 'Bia Nunes',
    email: `${identificacao}@exemplo.br`,
    email_chave: `${identificacao}@exemplo.br`.toLowerCase(),
    consentimento: '2026-01-01',
    ...values,
  })

/** A document of an invoice received in a batch. */
export async function addDocumento(
  world: World,
  client: Institution,
  identificacao: string,
  values: Row = {},
): Promise<number> {
  const faturamento_id = await insert(world, client, 'faturamento', {
    tipo: 'R',
    identificacao,
    documento: '11444777000161',
    nome: 'Concedente',
    competencia: '2026-02',
    emissao: '2026-03-01',
    vencimento: '2026-03-15',
    valor: 10,
    situacao_externa: 'A',
  })
  const paper = { identificacao, faturamento_id, tipo: 'NF', emissao: '2026-03-01', valor: 10 }
  return insert(world, client, 'documento_financeiro', { ...paper, ...values })
}

let signable = 0

/** A file that one party of a contract can sign. */
export async function addSignable(
  world: World,
  client: Institution,
  contrato_id: number,
  signer: { parte: string; parte_id: number },
): Promise<number> {
  const arquivo_id = await addFile(world, client, {
    contrato_id,
    situacao_assinatura: 'Aguardando Assinatura',
    prazo: '2999-12-31',
    signers: [{ ...signer, nome: 'Helena Prado', email: 'helena@exemplo.com.br' }],
  })
  const { arquivo_sha256 } = pdfContent
  await insert(world, client, 'documento', {
    arquivo_id,
    codigo: `ASSINAVEL-${client.id}-${++signable}`,
    arquivo_sha256,
  })
  return arquivo_id
}
