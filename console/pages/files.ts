import { nounRoutes, pageRoutes, rowAt } from '../routes.ts'

/** Modules of hand-written pages. Each key is the name of the export. */
export const ownFiles = {
  Ajustes: () => import('./configuracoes/Ajustes.tsx'),
  Auditoria: () => import('./auditoria/Auditoria.tsx'),
  Cadastros: () => import('./configuracoes/Cadastros.tsx'),
  Calendario: () => import('./contratos/Calendario.tsx'),
  Contas: () => import('./integracao/Contas.tsx'),
  Credenciais: () => import('./integracao/Credenciais.tsx'),
  Ensaio: () => import('./ensaio/Ensaio.tsx'),
  Formularios: () => import('./configuracoes/Formularios.tsx'),
  InvoiceRecord: () => import('./financeiro/InvoiceRecord.tsx'),
  HostRecord: () => import('./cadastros/HostRecord.tsx'),
  MessageRecord: () => import('./mensagens/MessageRecord.tsx'),
  StudentRecord: () => import('./cadastros/StudentRecord.tsx'),
  Importar: () => import('./importar/Importar.tsx'),
  LoginUnico: () => import('./configuracoes/LoginUnico.tsx'),
  ItemRecord: () => import('./pareceres/ItemRecord.tsx'),
  Pareceres: () => import('./pareceres/Pareceres.tsx'),
  MessageChannel: () => import('./configuracoes/MessageChannel.tsx'),
  Readings: () => import('./portal/Readings.tsx'),
  Reminders: () => import('./mensagens/Reminders.tsx'),
  Perfis: () => import('./configuracoes/Perfis.tsx'),
  PrimeiroLote: () => import('./primeiro-lote/PrimeiroLote.tsx'),
  Referencia: () => import('./referencia/Referencia.tsx'),
  Regras: () => import('./configuracoes/Regras.tsx'),
  Usuarios: () => import('./configuracoes/Usuarios.tsx'),
  Webhooks: () => import('./webhooks/Webhooks.tsx'),
  Lotes: () => import('./lotes/Lotes.tsx'),
  Lote: () => import('./lotes/Lote.tsx'),
  Causas: () => import('./ocorrencias/Causas.tsx'),
  Causa: () => import('./ocorrencias/Causa.tsx'),
  AgreementRecord: () => import('./contratos/AgreementRecord.tsx'),
  ContractRecord: () => import('./contratos/ContractRecord.tsx'),
  Contratos: () => import('./contratos/Contratos.tsx'),
  ContractForm: () => import('./contratos/ContractForm.tsx'),
  TemplateForm: () => import('./modelos/TemplateForm.tsx'),
  TemplateRecord: () => import('./modelos/TemplateRecord.tsx'),
  NewContract: () => import('./contratos/NewContract.tsx'),
}

/** Modules of the derived pages. */
export const derivedFiles = {
  list: () => import('./Listing.tsx'),
  include: () => import('./Include.tsx'),
  record: () => import('./Record.tsx'),
}

export const homeFile = () => import('./Home.tsx')

type File = () => Promise<unknown>

/** Modules of the page at an address, with its noun if it has one. */
export function filesAt(path: string): readonly File[] {
  if (path === '/') return [homeFile]
  const row = rowAt([...nounRoutes, ...pageRoutes], path)
  const [below = ''] = path.slice((row?.slug.length ?? 0) + 2).split('/')
  const noun = nounRoutes.find((one) => one === row)
  if (noun) {
    const kind = below === '' ? 'list' : below === 'incluir' ? 'include' : 'record'
    if (
      kind === 'record' &&
      noun.own?.form &&
      Object.values(noun.forms ?? {}).includes(path.split('/').at(-1) ?? '')
    ) {
      return [noun.load, ownFiles[noun.own.form]]
    }
    const own = noun.own?.[kind]
    // A hand-written page may contain the derived one.
    return [noun.load, derivedFiles[kind], ...(own ? [ownFiles[own]] : [])]
  }
  const page = pageRoutes.find((one) => one === row)
  const name = page && Object.entries(page.pages).find(([under]) => (under === '') === (below === ''))?.[1]
  return name ? [ownFiles[name]] : []
}
