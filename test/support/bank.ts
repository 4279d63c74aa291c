import { addStudent, insert, type Row } from './contracts.ts'
import type { Institution, World } from './world.ts'

let made = 0

/** Sealed data of a bank account. */
export const contaDados = {
  titular: 'Universidade de Exemplo',
  documento: '11444777000161',
  convenio: '123456',
  agencia: '1234',
  agenciaDigito: '5',
  conta: '98765',
  contaDigito: '4',
}

/** Sealed JSON, as its column stores it. */
export const sealed = ({ context }: World, value: object): Buffer =>
  context.sealer.seal(JSON.stringify(value))

/** A bank account of the institution, confirmed unless a state is given. */
export async function addAccount(world: World, client: Institution, values: Row = {}): Promise<number> {
  const { dados, ...row } = values
  const nome = `Conta ${++made}`
  const said = { nome, ...contaDados, ...(dados as object) }
  const id = await insert(world, client, 'conta_bancaria', {
    nome,
    banco: '237',
    titular: said.titular,
    documento: said.documento,
    convenio: said.convenio,
    conta_mascarada: '•••65-4',
    situacao: 'Ativa',
    dados: sealed(world, said),
    autores: ['usuario 900'],
    ...row,
  })
  await insert(world, client, 'conta_bancaria_sequencia', { conta_bancaria_id: id })
  return id
}

/** A student with an account for payments. */
export const addPayee = (world: World, client: Institution, dados: Row = {}): Promise<number> =>
  addStudent(world, client, {
    dados_bancarios: sealed(world, {
      banco: '260',
      agencia: '0001',
      conta: `${10_000 + ++made}-3`,
      ...dados,
    }),
  })

/** A remittance file of an account, approved by a person other than its author. */
export async function addFile(world: World, client: Institution, values: Row = {}): Promise<number> {
  const conta = values.conta_bancaria_id ?? (await addAccount(world, client))
  const approved = {
    aprovada_por: 'usuario 902',
    aprovada_por_nome: 'bia',
    aprovada_em: '2026-03-02T12:00:00Z',
  }
  const id = await insert(world, client, 'remessa', {
    nsa: ++made,
    nome_arquivo: `PG${made}.REM`,
    quantidade_lotes: 1,
    quantidade_registros: 6,
    quantidade_itens: 1,
    valor_total: '100.00',
    hash: 'a'.repeat(64),
    gerada_por: 'usuario 901',
    gerada_por_nome: 'ana',
    ...approved,
    ...values,
    conta_bancaria_id: conta,
  })
  await insert(world, client, 'remessa_conteudo', {
    remessa_id: id,
    conteudo: sealed(world, { base64: 'QQ==' }),
  })
  return id
}

/** A payment in a remittance file. */
export async function addPayment(world: World, client: Institution, values: Row): Promise<number> {
  const [file] = await world.rows<{ conta: number }>(
    client.id,
    `select conta_bancaria_id as conta from remessa where id = ${values.remessa_id}`,
  )
  const contador = ++made
  return insert(world, client, 'remessa_item', {
    conta_bancaria_id: file!.conta,
    sequencia: contador,
    numero_lote: 1,
    forma: 'TED',
    forma_lancamento: '41',
    contador,
    seu_numero: `${String(contador).padStart(6, '0')}000001`,
    favorecido: sealed(world, {
      nome: 'Ana',
      documento: '52998224725',
      banco: '260',
      agencia: '1',
      conta: '123-4',
    }),
    valor: '100.00',
    data: '2026-03-10',
    ...values,
  })
}

/** A return file of an account, with one row. */
export async function addReturnRow(world: World, client: Institution, values: Row = {}): Promise<number> {
  const conta_bancaria_id = await addAccount(world, client)
  const retorno_id =
    values.retorno_id ??
    (await insert(world, client, 'retorno', {
      conta_bancaria_id,
      arquivo_nome: 'retorno.ret',
      arquivo_sha256: String(++made).padStart(64, '0'),
      arquivo_tamanho: 1_452,
      banco: '237',
      quantidade_itens: 1,
    }))
  return insert(world, client, 'retorno_item', {
    linha: ++made,
    seu_numero: '',
    favorecido: sealed(world, { nome: 'ANA', banco: '260', agencia: '00001', conta: '000000000123-4' }),
    valor: '100.00',
    data: '2026-03-10',
    valor_real: '100.00',
    data_real: '2026-03-10',
    resultado: 'Pago',
    efeito: 'Nenhum pagamento em aberto corresponde a esta linha.',
    ...values,
    retorno_id,
  })
}

/** An account of a payee, by default of a new student. */
export async function addPayeeAccount(world: World, client: Institution, values: Row = {}): Promise<number> {
  const { dados, ...row } = values
  const someone = 'aluno_id' in row || 'pessoa_id' in row
  return insert(world, client, 'conta_favorecido', {
    conta_mascarada: '260 •••21-0',
    dados: sealed(world, { banco: '260', agencia: '0001', conta: '7654321-0', ...(dados as object) }),
    espera_ate: '2026-03-11',
    origem: '',
    ...(!someone && { aluno_id: await addStudent(world, client) }),
    ...row,
  })
}
