import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { PageName } from '../routes.ts'
import { ownFiles } from './files.ts'

/** Pages that are made by hand, each read when somebody goes there. */
export const ownPages: Readonly<Record<PageName, AsyncRouteComponent<object>>> = {
  Ajustes: lazyRouteComponent(ownFiles.Ajustes, 'Ajustes'),
  Auditoria: lazyRouteComponent(ownFiles.Auditoria, 'Auditoria'),
  Cadastros: lazyRouteComponent(ownFiles.Cadastros, 'Cadastros'),
  Contas: lazyRouteComponent(ownFiles.Contas, 'Contas'),
  Credenciais: lazyRouteComponent(ownFiles.Credenciais, 'Credenciais'),
  Ensaio: lazyRouteComponent(ownFiles.Ensaio, 'Ensaio'),
  Importar: lazyRouteComponent(ownFiles.Importar, 'Importar'),
  LoginUnico: lazyRouteComponent(ownFiles.LoginUnico, 'LoginUnico'),
  Perfis: lazyRouteComponent(ownFiles.Perfis, 'Perfis'),
  PrimeiroLote: lazyRouteComponent(ownFiles.PrimeiroLote, 'PrimeiroLote'),
  Referencia: lazyRouteComponent(ownFiles.Referencia, 'Referencia'),
  Regras: lazyRouteComponent(ownFiles.Regras, 'Regras'),
  Usuarios: lazyRouteComponent(ownFiles.Usuarios, 'Usuarios'),
  Webhooks: lazyRouteComponent(ownFiles.Webhooks, 'Webhooks'),
  Lotes: lazyRouteComponent(ownFiles.Lotes, 'Lotes'),
  Lote: lazyRouteComponent(ownFiles.Lote, 'Lote'),
  Causas: lazyRouteComponent(ownFiles.Causas, 'Causas'),
  Causa: lazyRouteComponent(ownFiles.Causa, 'Causa'),
  Contratos: lazyRouteComponent(ownFiles.Contratos, 'Contratos'),
  NewContract: lazyRouteComponent(ownFiles.NewContract, 'NewContract'),
}

/** A page that is made by hand where there is one, or else the derived one. */
export const ownOr = (name: PageName | undefined, derived: AsyncRouteComponent<object>) =>
  name === undefined ? derived : ownPages[name]
