import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { PageName } from '../routes.ts'

/** Pages that are made by hand, each read when somebody goes there. */
export const ownPages: Readonly<Record<PageName, AsyncRouteComponent<object>>> = {
  Ajustes: lazyRouteComponent(() => import('./configuracoes/Ajustes.tsx'), 'Ajustes'),
  Auditoria: lazyRouteComponent(() => import('./auditoria/Auditoria.tsx'), 'Auditoria'),
  Cadastros: lazyRouteComponent(() => import('./configuracoes/Cadastros.tsx'), 'Cadastros'),
  Contas: lazyRouteComponent(() => import('./integracao/Contas.tsx'), 'Contas'),
  Credenciais: lazyRouteComponent(() => import('./integracao/Credenciais.tsx'), 'Credenciais'),
  Ensaio: lazyRouteComponent(() => import('./ensaio/Ensaio.tsx'), 'Ensaio'),
  Importar: lazyRouteComponent(() => import('./importar/Importar.tsx'), 'Importar'),
  LoginUnico: lazyRouteComponent(() => import('./configuracoes/LoginUnico.tsx'), 'LoginUnico'),
  Perfis: lazyRouteComponent(() => import('./configuracoes/Perfis.tsx'), 'Perfis'),
  PrimeiroLote: lazyRouteComponent(() => import('./primeiro-lote/PrimeiroLote.tsx'), 'PrimeiroLote'),
  Referencia: lazyRouteComponent(() => import('./referencia/Referencia.tsx'), 'Referencia'),
  Regras: lazyRouteComponent(() => import('./configuracoes/Regras.tsx'), 'Regras'),
  Usuarios: lazyRouteComponent(() => import('./configuracoes/Usuarios.tsx'), 'Usuarios'),
  Webhooks: lazyRouteComponent(() => import('./webhooks/Webhooks.tsx'), 'Webhooks'),
  Lotes: lazyRouteComponent(() => import('./lotes/Lotes.tsx'), 'Lotes'),
  Lote: lazyRouteComponent(() => import('./lotes/Lote.tsx'), 'Lote'),
  Causas: lazyRouteComponent(() => import('./ocorrencias/Causas.tsx'), 'Causas'),
  Causa: lazyRouteComponent(() => import('./ocorrencias/Causa.tsx'), 'Causa'),
  Contratos: lazyRouteComponent(() => import('./contratos/Contratos.tsx'), 'Contratos'),
  NewContract: lazyRouteComponent(() => import('./contratos/NewContract.tsx'), 'NewContract'),
}

/** A page that is made by hand where there is one, or else the derived one. */
export const ownOr = (name: PageName | undefined, derived: AsyncRouteComponent<object>) =>
  name === undefined ? derived : ownPages[name]
