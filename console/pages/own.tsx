import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import type { PageName } from '../routes.ts'
import { ownFiles } from './files.ts'

/** Hand-written pages, loaded on demand. */
export const ownPages: Readonly<Record<PageName, AsyncRouteComponent<object>>> = {
  Ajustes: lazyRouteComponent(ownFiles.Ajustes, 'Ajustes'),
  Auditoria: lazyRouteComponent(ownFiles.Auditoria, 'Auditoria'),
  Cadastros: lazyRouteComponent(ownFiles.Cadastros, 'Cadastros'),
  Calendario: lazyRouteComponent(ownFiles.Calendario, 'Calendario'),
  Contas: lazyRouteComponent(ownFiles.Contas, 'Contas'),
  Credenciais: lazyRouteComponent(ownFiles.Credenciais, 'Credenciais'),
  Ensaio: lazyRouteComponent(ownFiles.Ensaio, 'Ensaio'),
  Formularios: lazyRouteComponent(ownFiles.Formularios, 'Formularios'),
  InvoiceRecord: lazyRouteComponent(ownFiles.InvoiceRecord, 'InvoiceRecord'),
  HostRecord: lazyRouteComponent(ownFiles.HostRecord, 'HostRecord'),
  MessageRecord: lazyRouteComponent(ownFiles.MessageRecord, 'MessageRecord'),
  StudentRecord: lazyRouteComponent(ownFiles.StudentRecord, 'StudentRecord'),
  Importar: lazyRouteComponent(ownFiles.Importar, 'Importar'),
  LoginUnico: lazyRouteComponent(ownFiles.LoginUnico, 'LoginUnico'),
  ItemRecord: lazyRouteComponent(ownFiles.ItemRecord, 'ItemRecord'),
  Pareceres: lazyRouteComponent(ownFiles.Pareceres, 'Pareceres'),
  MessageChannel: lazyRouteComponent(ownFiles.MessageChannel, 'MessageChannel'),
  Readings: lazyRouteComponent(ownFiles.Readings, 'Readings'),
  Reminders: lazyRouteComponent(ownFiles.Reminders, 'Reminders'),
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
  AgreementRecord: lazyRouteComponent(ownFiles.AgreementRecord, 'AgreementRecord'),
  ContractRecord: lazyRouteComponent(ownFiles.ContractRecord, 'ContractRecord'),
  Contratos: lazyRouteComponent(ownFiles.Contratos, 'Contratos'),
  ContractForm: lazyRouteComponent(ownFiles.ContractForm, 'ContractForm'),
  TemplateForm: lazyRouteComponent(ownFiles.TemplateForm, 'TemplateForm'),
  TemplateRecord: lazyRouteComponent(ownFiles.TemplateRecord, 'TemplateRecord'),
  NewContract: lazyRouteComponent(ownFiles.NewContract, 'NewContract'),
}

/** The hand-written page if there is one, else the derived page. */
export const ownOr = (name: PageName | undefined, derived: AsyncRouteComponent<object>) =>
  name === undefined ? derived : ownPages[name]
