import { sql } from 'kysely'
import type { arquivoMachine } from '../../catalogue/machines/arquivo.ts'
import type { assinaturaMachine } from '../../catalogue/machines/assinatura.ts'
import type { StateOf } from '../../catalogue/machines/machine.ts'
import type { modeloMachine } from '../../catalogue/machines/modelo.ts'
import { assina } from '../../catalogue/management/assinatura/assina.ts'
import { tester } from './actor.ts'
import { insert } from './contracts.ts'
import { addContents, pdfContent } from './files.ts'
import { addUsuario } from './people.ts'
import type { Institution, World } from './world.ts'

type File = StateOf<typeof arquivoMachine>
type Signature = StateOf<typeof assinaturaMachine>

export const storySigner = 'reitoria'
export const signerPassword = String((assina.example as { senha: string }).senha)

/** Files in the examples of commands, by id. */
const files: readonly [id: number, state: File, signature: Signature][] = [
  [401, 'Aprovado', 'Não enviado'],
  [403, 'Em Aprovação', 'Não enviado'],
  [404, 'Em Aprovação', 'Não enviado'],
  [405, 'Recusado', 'Não enviado'],
  [411, 'Aprovado', 'Não enviado'],
  [412, 'Aprovado', 'Aguardando Assinatura'],
  [413, 'Aprovado', 'Aguardando Assinatura'],
  [414, 'Aprovado', 'Vencido'],
  [415, 'Aprovado', 'Solução Pendente'],
  [416, 'Aprovado', 'Aguardando Assinatura'],
  [417, 'Aprovado', 'Aguardando Assinatura'],
  [418, 'Aprovado', 'Aguardando Assinatura'],
]

const templates: readonly [id: number, state: StateOf<typeof modeloMachine>][] = [
  [2111, 'Rascunho'],
  [2112, 'Rascunho'],
  [2113, 'Rascunho'],
  [2114, 'Publicado'],
  [2115, 'Retirado'],
]

/** Adds files and documents of the story's contract; some wait for the institution's signature. */
export async function addStoryFiles(world: World, client: Institution): Promise<void> {
  await addContents(world, client)
  // The signer of the institution is a signed-in user.
  const permissoes = ['contratos.assinar', 'contratos.alterar']
  const perfil_id = await insert(world, client, 'perfil', {
    codigo: 'reitoria',
    nome: 'Reitoria',
    permissoes,
  })
  await addUsuario(world, client, storySigner, { senha: signerPassword, nome: 'Rita Reis', perfil_id })
  await world.context.db.inClient(
    client.id,
    async (tx) => {
      const { arquivo_sha256, tamanho, tipo_mime } = pdfContent
      for (const [id, situacao, assinatura] of files) {
        await sql`insert into arquivo (cliente_id, id, contrato_id, nome, nome_fisico, tipo, situacao, situacao_assinatura,
            prazo, arquivo_sha256, tamanho, tipo_mime)
          overriding system value
          select cliente_id, ${id}, id, ${`Plano de atividades ${id}.pdf`}, ${`plano-${id}.pdf`}, 'Plano de atividades',
                 ${situacao}, ${assinatura}, '2099-03-20', ${arquivo_sha256}, ${tamanho}, ${tipo_mime}
            from contrato where numero = 1042`.execute(tx)
        if (assinatura === 'Não enviado') continue
        await sql`insert into assinatura (cliente_id, arquivo_id, id, parte, assinante, nome)
          overriding system value
          values (cliente_atual(), ${id}, ${id}, 'instituicao', 'Instituição de ensino', 'Pró-Reitoria de Graduação')`.execute(
          tx,
        )
        await sql`insert into documento (cliente_id, arquivo_id, codigo, arquivo_sha256)
          values (cliente_atual(), ${id}, ${`EXEM-PL0A-0000-0${id}`}, ${arquivo_sha256})`.execute(tx)
      }
      for (const [id, situacao] of templates) {
        await sql`insert into modelo (cliente_id, id, tipo, edicao, titulo, corpo, situacao, autor)
          overriding system value
          values (cliente_atual(), ${id}, 'Declaração', ${id}, ${`Declaração ${id}`},
            ${'# Declaração\n\nDeclaramos que {{aluno.nome}} cursa {{curso}}.'}, ${situacao}, 'admin')`.execute(
          tx,
        )
      }
      // A student to remind of signing.
      await sql`insert into assinatura (cliente_id, arquivo_id, parte, parte_id, assinante, nome, email)
        select a.cliente_id, a.id, 'aluno', c.aluno_id, 'Monitor', 'Mariana Ferreira', 'mariana@exemplo.edu.br'
          from arquivo a join contrato c on c.cliente_id = a.cliente_id and c.id = a.contrato_id
         where a.id = 418`.execute(tx)
      await sql`insert into curriculo (cliente_id, id, identificacao, nome, email, email_chave, consentimento, arquivo_nome,
          arquivo_sha256, arquivo_tamanho, arquivo_tipo)
        overriding system value
        values (cliente_atual(), 2101, 'CV2101', 'Caio Teles', 'caio@exemplo.br', 'caio@exemplo.br', '2026-03-01',
          'curriculo-caio.pdf', ${arquivo_sha256}, ${tamanho}, 'pdf')`.execute(tx)
      await sql`insert into faturamento (cliente_id, id, tipo, identificacao, documento, nome, competencia, emissao, vencimento,
          valor, situacao_externa)
        overriding system value
        values (cliente_atual(), 2102, 'R', 'F2102', '11444777000161', 'Concedente de Exemplo', '2026-02', '2026-03-01',
          '2026-03-15', 900, 'A')`.execute(tx)
      await sql`insert into documento_financeiro (cliente_id, id, identificacao, faturamento_id, tipo, emissao, valor,
          arquivo_nome, arquivo_sha256, arquivo_tamanho, arquivo_tipo)
        overriding system value
        values (cliente_atual(), 2102, 'D2102', 2102, 'NF', '2026-03-01', 900, 'nota-2102.pdf', ${arquivo_sha256},
          ${tamanho}, 'pdf')`.execute(tx)
    },
    tester,
  )
}
