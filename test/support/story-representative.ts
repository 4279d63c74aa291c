import { sql } from 'kysely'
import { cpfAt } from '../../demo/documents.ts'
import { tester } from './actor.ts'
import { pdfContent } from './files.ts'
import type { Institution, World } from './world.ts'

/** A person who may sign for hosts, and a document of an internship that its host has to sign. */
export const addStoryRepresentative = (world: World, client: Institution): Promise<void> =>
  world.context.db.inClient(
    client.id,
    async (tx) => {
      const { arquivo_sha256, tamanho, tipo_mime } = pdfContent
      await sql`insert into pessoa (cliente_id, id, tipo, documento, nome, papel, email)
        overriding system value
        values (cliente_atual(), 3211, 'F', ${cpfAt(7_700_001)}, 'Bruno Reis', '[]', 'bruno@litoral.exemplo.com.br')`.execute(
        tx,
      )
      await sql`insert into arquivo (cliente_id, id, contrato_id, nome, nome_fisico, tipo, situacao, situacao_assinatura,
          prazo, arquivo_sha256, tamanho, tipo_mime)
        overriding system value
        select cliente_id, 419, id, 'Plano de atividades 419.pdf', 'plano-419.pdf', 'Plano de atividades', 'Aprovado',
               'Aguardando Assinatura', '2099-03-20', ${arquivo_sha256}, ${tamanho}, ${tipo_mime}
          from contrato where concedente_id is not null order by id limit 1`.execute(tx)
      await sql`insert into assinatura (cliente_id, arquivo_id, id, parte, parte_id, assinante, nome, email)
        overriding system value
        select c.cliente_id, 419, 419, 'concedente', c.concedente_id, 'Representante da concedente', 'Helena Prado',
               'helena@concedente.exemplo.br'
          from contrato c where c.id = (select contrato_id from arquivo where id = 419)`.execute(tx)
      await sql`insert into documento (cliente_id, arquivo_id, codigo, arquivo_sha256)
        values (cliente_atual(), 419, 'EXEM-PL0A-0000-0419', ${arquivo_sha256})`.execute(tx)
      await sql`insert into representante (cliente_id, concedente_id, pessoa_id)
        select cliente_id, parte_id, 3211 from assinatura where id = 419`.execute(tx)
    },
    tester,
  )
