import { candidataSe } from '../candidatura/candidata-se.ts'
import { alteraVaga } from './altera-vaga.ts'
import { aprovaVaga } from './aprova-vaga.ts'
import { cancelaVaga } from './cancela-vaga.ts'
import { consultaVaga } from './consulta-vaga.ts'
import { encerraVaga } from './encerra-vaga.ts'
import { incluiVaga } from './inclui-vaga.ts'
import { listaVagas } from './lista-vagas.ts'
import { listaVagasAbertas } from './lista-vagas-abertas.ts'
import { reabreVaga } from './reabre-vaga.ts'
import { reprovaVaga } from './reprova-vaga.ts'
import { suspendeVaga } from './suspende-vaga.ts'

/** What people do with vacancies, on their pages. */
export const vagaOperations = [
  listaVagas,
  listaVagasAbertas,
  consultaVaga,
  aprovaVaga,
  reprovaVaga,
  suspendeVaga,
  reabreVaga,
  encerraVaga,
  cancelaVaga,
  incluiVaga,
  alteraVaga,
  candidataSe,
] as const
