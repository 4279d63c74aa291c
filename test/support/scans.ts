import { insert, type Row } from './contracts.ts'
import type { Institution, World } from './world.ts'

const scan = {
  tipo: 'Convênio',
  nome: 'Assinado.pdf',
  nome_fisico: 'assinado.pdf',
  situacao: 'Aprovado',
  tipo_mime: 'application/pdf',
}

/** The accepted scan of an agreement that was signed on paper. */
export const addScan = (world: World, client: Institution, convenio_id: number, more: Row = {}) =>
  insert(world, client, 'arquivo', { ...scan, convenio_id, ...more })
