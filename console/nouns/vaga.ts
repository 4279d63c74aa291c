import { vagaMachine } from '../../catalogue/machines/vaga.ts'
import { aprovaVaga } from '../../catalogue/management/vaga/aprova-vaga.ts'
import { cancelaVaga } from '../../catalogue/management/vaga/cancela-vaga.ts'
import { consultaVaga } from '../../catalogue/management/vaga/consulta-vaga.ts'
import { encerraVaga } from '../../catalogue/management/vaga/encerra-vaga.ts'
import { listaVagas } from '../../catalogue/management/vaga/lista-vagas.ts'
import { reabreVaga } from '../../catalogue/management/vaga/reabre-vaga.ts'
import { reprovaVaga } from '../../catalogue/management/vaga/reprova-vaga.ts'
import { suspendeVaga } from '../../catalogue/management/vaga/suspende-vaga.ts'
import type { Noun } from '../derive/noun.ts'

export const vaga: Noun = {
  machine: vagaMachine,
  listing: listaVagas,
  record: consultaVaga,
  commands: [aprovaVaga, reprovaVaga, suspendeVaga, reabreVaga, encerraVaga, cancelaVaga],
  name: 'titulo',
  columns: [
    'titulo',
    'identificacao',
    'tipo',
    'situacao',
    'concedente.nome',
    'quantidade',
    'fimInscricao',
    'atualizacao',
  ],
}
