import { alteraProjetoExtensao } from './altera-projeto-extensao.ts'
import { aprovaProjetoExtensao } from './aprova-projeto-extensao.ts'
import { cancelaProjetoExtensao } from './cancela-projeto-extensao.ts'
import { consultaProjetoExtensao } from './consulta-projeto-extensao.ts'
import { devolveProjetoExtensao } from './devolve-projeto-extensao.ts'
import { enviaProjetoExtensao } from './envia-projeto-extensao.ts'
import { incluiProjetoExtensao } from './inclui-projeto-extensao.ts'
import { listaProjetosExtensao } from './lista-projetos-extensao.ts'
import { reprovaProjetoExtensao } from './reprova-projeto-extensao.ts'

/** What people do with extension projects. */
export const projetoExtensaoOperations = [
  listaProjetosExtensao,
  consultaProjetoExtensao,
  incluiProjetoExtensao,
  alteraProjetoExtensao,
  enviaProjetoExtensao,
  devolveProjetoExtensao,
  aprovaProjetoExtensao,
  reprovaProjetoExtensao,
  cancelaProjetoExtensao,
] as const
